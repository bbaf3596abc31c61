import type { MouseEventHandler } from "react";
import { PictureView } from "#app/components/media/picture.tsx";
import { PageLink } from "#app/components/ui/links.tsx";
import { CategoryDisc, StatusMark } from "./project-mark.tsx";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { Project, ProjectWords } from "./project-detail.tsx";

type Props = {
  project: Project;
  words: ProjectWords;
  /** Opens the project in a dialog; without script the card leads to the project's page. */
  onOpen?: MouseEventHandler<HTMLAnchorElement>;
};

export function ProjectCard({ project, words, onOpen }: Props) {
  const language = useLanguage();
  return (
    <article className="card project-card">
      <div className="card-picture">
        <PictureView picture={project.picture} decorative />
      </div>
      <div className="card-body">
        <p className="project-category small">
          <CategoryDisc category={project.category} />
          {words.categories[project.category]}
        </p>
        <h3>
          <PageLink
            className="stretched"
            to={addressOf("greenBuild", language, { params: { id: project.id } })}
            onClick={onOpen}
          >
            {project.title}
          </PageLink>
        </h3>
        <p className="project-status cluster gap-2 small">
          <StatusMark status={project.status} />
          {words.statuses[project.status]}
        </p>
      </div>
    </article>
  );
}
