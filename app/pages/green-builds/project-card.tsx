import { Link, useNavigate } from "react-router";
import { isPlainPress } from "#app/components/ui/plain-press.ts";
import { PictureView } from "#app/components/media/picture.tsx";
import { CategoryDisc, StatusMark } from "#app/components/blocks/project-mark.tsx";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { queryOf } from "#domain/planners/project-filter.ts";
import type { GreenBuildsData } from "./green-builds-data.ts";

type Props = { project: GreenBuildsData["projects"][number]; data: GreenBuildsData };

/** One build in the list; with script it opens over the list, without on its own page. */
export function ProjectCard({ project, data }: Props) {
  const { content, choice } = data;
  const language = useLanguage();
  const navigate = useNavigate();
  const query = queryOf(choice);
  query.set("project", project.id);
  return (
    <article className="card project-card">
      <div className="card-picture">
        <PictureView picture={project.picture} decorative />
      </div>
      <div className="card-body">
        <p className="project-category small">
          <CategoryDisc category={project.category} />
          {content.categories[project.category]}
        </p>
        <h3>
          <Link
            className="stretched"
            to={addressOf("greenBuild", language, { params: { id: project.id } })}
            onClick={(event) => {
              if (!isPlainPress(event)) return;
              event.preventDefault();
              void navigate(`${addressOf("greenBuilds", language)}?${query}`, {
                preventScrollReset: true,
              });
            }}
          >
            {project.title}
          </Link>
        </h3>
        <p className="project-status cluster gap-2 small">
          <StatusMark status={project.status} />
          {content.statuses[project.status]}
        </p>
      </div>
    </article>
  );
}
