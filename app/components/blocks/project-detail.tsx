import { PictureView } from "#app/components/media/picture.tsx";
import { FactList } from "./fact-list.tsx";
import { CategoryDisc, StatusMark } from "./project-mark.tsx";
import { SourceLink } from "./sources.tsx";
import type { PageContent } from "#reader/pages.ts";
import type { ListContent } from "#reader/load.ts";
import type { Resolved } from "#reader/resolve.ts";

export type Project = Resolved<ListContent["projects"]>[number];
export type ProjectWords = Pick<
  Resolved<PageContent["greenBuilds"]>,
  "categories" | "statuses" | "detail"
>;

export function ProjectDetail({ project, words }: { project: Project; words: ProjectWords }) {
  const { detail } = words;
  return (
    <div className="project-detail split split-2 late">
      <PictureView picture={project.picture} sizes="(min-width: 768px) 34rem, 88vw" eager />
      <div>
        <p className="links">
          <span className="touch">
            <CategoryDisc category={project.category} />
            {words.categories[project.category]}
          </span>
          <span className="touch">
            <StatusMark status={project.status} />
            {words.statuses[project.status]}
          </span>
        </p>
        <FactList
          className="facts"
          facts={[
            [detail.year, project.year],
            [detail.materials, project.materials?.join(", ")],
            [detail.impact, project.impact],
            [detail.source, <SourceLink key="source" source={project.source} />],
          ]}
        />
      </div>
    </div>
  );
}
