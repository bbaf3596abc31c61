import { PictureView } from "#app/components/media/picture.tsx";
import { CategoryDisc, StatusMark } from "./project-mark.tsx";
import { SourceLink } from "./source-link.tsx";
import type { PageContent } from "#reader/pages.ts";
import type { ListContent } from "#reader/parsed-content.ts";
import type { Resolved } from "#reader/resolve.ts";
import "./project-detail.css";

export type Project = Resolved<ListContent["projects"]>[number];
export type ProjectWords = Pick<
  Resolved<PageContent["greenBuilds"]>,
  "categories" | "statuses" | "detail"
>;

/** Everything known of one build: in the dialog over the list, and on its own page. */
export function ProjectDetail({ project, words }: { project: Project; words: ProjectWords }) {
  const { detail } = words;
  return (
    <div className="project-detail split split-2 late">
      <PictureView picture={project.picture} sizes="(min-width: 768px) 34rem, 88vw" />
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
        <p className="lead">{project.description}</p>
        <dl className="facts">
          {project.year && (
            <div>
              <dt>{detail.year}</dt>
              <dd>{project.year}</dd>
            </div>
          )}
          {project.materials && (
            <div>
              <dt>{detail.materials}</dt>
              <dd>{project.materials.join(", ")}</dd>
            </div>
          )}
          {project.impact && (
            <div>
              <dt>{detail.impact}</dt>
              <dd>{project.impact}</dd>
            </div>
          )}
          <div>
            <dt>{detail.source}</dt>
            <dd>
              <SourceLink source={project.source} />
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
