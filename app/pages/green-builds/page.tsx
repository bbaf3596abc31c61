import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { PageLink } from "#app/components/ui/links.tsx";
import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import { EmptyState } from "#app/components/blocks/empty-state.tsx";
import { ProjectCard } from "#app/components/blocks/project-card.tsx";
import { SceneOpening } from "#app/components/blocks/scene-opening.tsx";
import { listContent, pageContent } from "#reader/content.ts";
import { addressOf, languageOf, fillTemplate, isOne } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import {
  choiceOf,
  chooseProjects,
  queryOf,
  projectCategories,
  type ProjectCategory,
} from "#domain/planners/project-filter.ts";
import { isPlainPress } from "#app/components/ui/plain-press.ts";
import { ProjectDialog } from "./project-dialog.tsx";
import { ProjectFilters } from "./project-filters.tsx";
import type { Route } from "./+types/page";
import { CategoryDisc } from "#app/components/blocks/project-mark.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const projects = listContent("projects", language);
  const choice = choiceOf(url.searchParams);
  const { shown, counts } = chooseProjects(projects, choice);
  const open = projects.find(({ id }) => id === url.searchParams.get("project")) ?? null;
  return {
    content: pageContent("greenBuilds", language),
    choice,
    counts,
    built: projectCategories.filter((id) => projects.some(({ category }) => category === id)),
    projects: shown,
    open,
  };
}

export default function GreenBuildsPage({ loaderData }: Route.ComponentProps) {
  const { content, projects, choice } = loaderData;
  const navigate = useNavigate();
  const language = useLanguage();
  const { filters, opening, closing } = content;
  const count = isOne(projects.length, language)
    ? filters.one
    : fillTemplate(filters.count, { count: projects.length });
  const address = addressOf("greenBuilds", language);
  const openOver = (event: MouseEvent, project: string) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const query = queryOf(choice);
    query.set("project", project);
    void navigate(`${address}?${query}`);
  };
  return (
    <>
      <SceneOpening {...opening}>
        <CategoryLinks {...loaderData} />
      </SceneOpening>
      <section className="container green-builds-grid" id="grid" aria-labelledby="grid-title">
        <h2 id="grid-title">{content.title}</h2>
        <ProjectFilters data={loaderData} />
        <p className="project-count" role="status">
          {count}
        </p>
        {projects.length === 0 ? (
          <EmptyState {...content.empty}>
            <PageLink className="button button-outline" to={`${address}#grid`}>
              {filters.clear}
            </PageLink>
          </EmptyState>
        ) : (
          <div className="cards">
            {projects.map((project) => (
              <ProjectCard
                key={project.id}
                project={project}
                words={content}
                onOpen={(event) => openOver(event, project.id)}
              />
            ))}
          </div>
        )}
      </section>
      <ClosingField {...closing} ground="indigo" />
      <ProjectDialog data={loaderData} />
    </>
  );
}

function CategoryLinks({ content, built }: GreenBuildsData) {
  const language = useLanguage();
  const to = (category: ProjectCategory) =>
    addressOf("greenBuilds", language, { query: { category }, anchor: "grid" });
  return (
    <ul className="category-links links">
      {projectCategories.map((id) => (
        <li key={id}>
          <a className="touch" data-page="" href={built.includes(id) ? to(id) : undefined}>
            <CategoryDisc category={id} size={30} />
            {content.categories[id]}
          </a>
        </li>
      ))}
    </ul>
  );
}

export type GreenBuildsData = Route.ComponentProps["loaderData"];
