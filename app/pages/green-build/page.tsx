import { data, Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { GoalCards } from "#app/components/giving/goal-cards.tsx";
import { goalViews } from "#app/goals.server.ts";
import { ProjectDetail } from "#app/components/blocks/project-detail.tsx";
import { listContent, pageContent, shareImageOf } from "#reader/content.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { Route } from "./+types/page";
import "./page.css";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const project = listContent("projects", language).find(({ id }) => id === params.id);
  if (!project) throw data(null, { status: 404 });
  const { categories, statuses, detail } = pageContent("greenBuilds", language);
  const { id, title, description } = project;
  const shareImage = shareImageOf(`green-builds/${id}`, language);
  return {
    head: { title, description, shareImage },
    project,
    // Without a goal the page is drawn once, at build time, and asks for no sums.
    goals: await goalViews(language, context, id),
    goalWords: pageContent("goal", language),
    words: { categories, statuses, detail },
  };
}

/** One build on a page of its own: what the list's dialog shows, for sharing and printing. */
export default function GreenBuildPage({ loaderData }: Route.ComponentProps) {
  const { project, words, goals, goalWords } = loaderData;
  return (
    <article className="container section green-build">
      <Link className="arrow-link" to={addressOf("greenBuilds", useLanguage())}>
        <Icon name="chevronLeft" size={20} />
        {words.detail.back}
      </Link>
      <h1>{project.title}</h1>
      <ProjectDetail project={project} words={words} />
      {goals.length > 0 && <GoalCards goals={goals} words={goalWords} />}
    </article>
  );
}
