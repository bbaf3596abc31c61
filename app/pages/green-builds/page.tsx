import { Link } from "react-router";
import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import { EmptyState } from "#app/components/blocks/empty-state.tsx";
import { SceneOpening } from "#app/components/blocks/scene-opening.tsx";
import { listContent, pageContent } from "#reader/content.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { choiceOf, chooseProjects } from "#domain/planners/project-filter.ts";
import { CategoryLinks } from "./category-links.tsx";
import { ProjectCard } from "./project-card.tsx";
import { ProjectDialog } from "./project-dialog.tsx";
import { ProjectFilters } from "./project-filters.tsx";
import type { Route } from "./+types/page";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "#app/components/ui/card.css";
import "./page.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("greenBuilds", language);
  const projects = listContent("projects", language);
  const choice = choiceOf(url.searchParams);
  const { shown, counts } = chooseProjects(projects, choice);
  const open = projects.find(({ id }) => id === url.searchParams.get("project")) ?? null;
  return {
    head,
    content,
    choice,
    counts,
    projects: shown,
    total: projects.length,
    open,
  };
}

export default function GreenBuildsPage({ loaderData }: Route.ComponentProps) {
  const { content, projects, total } = loaderData;
  const { filters, opening, closing } = content;
  const count =
    projects.length === 1 ? filters.one : fillTemplate(filters.count, { count: projects.length });
  const address = addressOf("greenBuilds", useLanguage());
  return (
    <>
      <SceneOpening {...opening} title={fillTemplate(opening.title, { count: total })}>
        <CategoryLinks content={content} />
      </SceneOpening>
      <section className="container green-builds-grid" id="grid" aria-labelledby="grid-title">
        <h2 id="grid-title">{content.title}</h2>
        <ProjectFilters data={loaderData} />
        <p className="project-count" role="status">
          {count}
        </p>
        {projects.length === 0 ? (
          <EmptyState {...content.empty}>
            <Link className="button button-outline" to={address} preventScrollReset>
              {filters.clear}
            </Link>
          </EmptyState>
        ) : (
          <div className="cards">
            {projects.map((project) => (
              <ProjectCard key={project.id} project={project} data={loaderData} />
            ))}
          </div>
        )}
      </section>
      <ClosingField {...closing} ground="indigo" />
      <ProjectDialog data={loaderData} />
    </>
  );
}
