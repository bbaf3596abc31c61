import { Link } from "react-router";
import { ClosingField } from "#app/components/closing-field.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { SceneOpening } from "#app/components/scene-opening.tsx";
import { listContent, pageContent } from "#app/content/load.server.ts";
import { addressOf, languageOf } from "#app/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { choiceOf, chooseProjects } from "#domain/project-filter.ts";
import { CategoryLinks } from "./green-builds/category-links.tsx";
import { ProjectCard } from "./green-builds/project-card.tsx";
import { ProjectDialog } from "./green-builds/project-dialog.tsx";
import { ProjectFilters } from "./green-builds/project-filters.tsx";
import type { Route } from "./+types/green-builds";

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
    open,
  };
}

export default function GreenBuildsPage({ loaderData }: Route.ComponentProps) {
  const { content, projects } = loaderData;
  const { filters, opening, closing } = content;
  const count =
    projects.length === 1 ? filters.one : filters.count.replace("{count}", String(projects.length));
  const address = addressOf("greenBuilds", useLanguage());
  return (
    <>
      <SceneOpening {...opening}>
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
          <div className="project-grid">
            {projects.map((project) => (
              <ProjectCard key={project.id} project={project} data={loaderData} />
            ))}
          </div>
        )}
      </section>
      <ClosingField {...closing} ground="indigo" first="marigold" />
      <ProjectDialog data={loaderData} />
    </>
  );
}
