import { data } from "react-router";
import { NewsSection } from "#app/components/giving/news-list.tsx";
import { GoalMeter } from "#app/components/giving/goal-cards.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { ArrowLink, PageLink } from "#app/components/ui/links.tsx";
import { goalViews } from "#app/goals.server.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { goalPurpose } from "#domain/giving/goals.ts";
import { addressOf, languageOf, fillTemplate } from "#domain/language/language.ts";
import { listContent, pageContent } from "#reader/content.ts";
import { newsFor } from "#reader/news-of-gifts.ts";
import type { Route } from "./+types/page";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("goal", language);
  const goals = await goalViews(language, context);
  const goal = goals.find(({ id }) => id === params.id);
  if (!goal) throw data(null, 404);
  const project = listContent("projects", language).find(({ id }) => id === goal.project);
  return {
    head: { title: goal.title, description: goal.why },
    content,
    goal,
    news: newsFor(goalPurpose(goal.id), language),
    /** Takes the gifts once this goal is reached. */
    next: goals.find((one) => one !== goal && one.stage === "open") ?? null,
    project: project ? { id: project.id, title: project.title } : null,
  };
}

export default function GoalPage({ loaderData }: Route.ComponentProps) {
  const { content, goal, next, project } = loaderData;
  const language = useLanguage();
  return (
    <article className="container section goal-page stack gap-7">
      <div className="split split-75 late gap-7 center">
        <div>
          <h1>{goal.title}</h1>
          <p className="lead">{goal.why}</p>
          <GoalMeter goal={goal} />
          <p className="actions">
            {goal.stage === "open" && (
              <a className="button" href={goal.giveHref}>
                {content.give}
              </a>
            )}
            {(goal.stage === "reached" || goal.stage === "over") && (
              <a className="button" href={next?.giveHref ?? addressOf("donate", language)}>
                {next ? fillTemplate(content.next.title, { title: next.title }) : content.next.none}
              </a>
            )}
            {project && (
              <PageLink
                className="button button-outline"
                to={addressOf("greenBuild", language, { params: { id: project.id } })}
              >
                {project.title}
              </PageLink>
            )}
          </p>
        </div>
        <figure className="frame cover">
          <PictureView picture={goal.picture} eager sizes="(min-width: 56rem) 44vw, 88vw" />
        </figure>
      </div>
      <NewsSection title={content.news} news={loaderData.news} />
      <ArrowLink to={{ href: addressOf("donate", language) }}>{content.back}</ArrowLink>
    </article>
  );
}
