import { data } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { NewsSection } from "#app/components/giving/news-list.tsx";
import { GoalCards } from "#app/components/giving/goal-cards.tsx";
import { goalViews } from "#app/goals.server.ts";
import { ProjectDetail } from "#app/components/blocks/project-detail.tsx";
import { listContent, pageContent } from "#reader/content.ts";
import { newsFor } from "#reader/news-of-gifts.ts";
import { shareImageOf } from "#reader/share-images.ts";
import { siteUrl } from "#reader/site-url.ts";
import { buildCodePath } from "#domain/addresses.ts";
import { useLight } from "#app/components/light/light.tsx";
import { addressOf, languageOf, pathIn } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { Route } from "./+types/page";
import { PageLink } from "#app/components/ui/page-link.tsx";
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
    news: newsFor(`project:${id}`, language),
    address: siteUrl() + addressOf("greenBuild", language, { params: { id } }),
    words: { categories, statuses, detail },
  };
}

/** The page's own address at the foot of its printed sheet: for a telephone, and to be typed. */
function PrintedCode({ id, address, children }: { id: string; address: string; children: string }) {
  const code = pathIn(useLanguage(), buildCodePath(id));
  return (
    <div className="green-build-code">
      {!useLight() && <img src={code} alt="" width="96" height="96" fetchPriority="low" />}
      <p>
        {children}
        <br />
        <b>{address}</b>
      </p>
    </div>
  );
}

/** One build on a page of its own: what the list's dialog shows, for sharing and printing. */
export default function GreenBuildPage({ loaderData }: Route.ComponentProps) {
  const { project, address, words, goals, goalWords, news } = loaderData;
  return (
    <article className="container section green-build">
      <PageLink className="arrow-link" to={addressOf("greenBuilds", useLanguage())}>
        <Icon name="chevronLeft" size={20} />
        {words.detail.back}
      </PageLink>
      <h1>{project.title}</h1>
      <ProjectDetail project={project} words={words} />
      {goals.length > 0 && <GoalCards goals={goals} words={goalWords} />}
      <NewsSection title={goalWords.news} news={news} />
      <PrintedCode id={project.id} address={address}>
        {words.detail.code}
      </PrintedCode>
    </article>
  );
}
