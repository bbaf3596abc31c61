import { data } from "react-router";
import { NewsSection } from "#app/components/giving/news-list.tsx";
import { GoalCards } from "#app/components/giving/goal-cards.tsx";
import { goalViews } from "#app/goals.server.ts";
import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import { ProjectCard } from "#app/components/blocks/project-card.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { ProjectDetail, type Project } from "#app/components/blocks/project-detail.tsx";
import { buildSheetPath } from "#domain/documents/documents.ts";
import {
  fillTemplate,
  addressOf,
  languageOf,
  pathIn,
  type Language,
} from "#domain/language/language.ts";
import { documentContent, listContent, pageContent } from "#reader/content.ts";
import { buildActions } from "#reader/documents/build-sheet.ts";
import { newsFor } from "#reader/news-of-gifts.ts";
import { shareImageOf } from "#reader/share-images.ts";
import { siteUrl } from "#reader/site-url.ts";
import { buildCodePath } from "#domain/addresses.ts";
import { ActionRow, BackLink } from "#app/components/ui/links.tsx";
import { useLight } from "#app/components/light/light.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import type { Route } from "./+types/page";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const projects = listContent("projects", language);
  const project = projects.find(({ id }) => id === params.id);
  if (!project) throw data(null, { status: 404 });
  const { categories, statuses, detail } = pageContent("greenBuilds", language);
  const { id, title, description } = project;
  const shareImage = shareImageOf(`green-builds/${id}`, language);
  return {
    head: { title, description, shareImage },
    project,
    goals: await goalViews(language, context, id),
    goalWords: pageContent("goal", language),
    news: newsFor(`project:${id}`, language),
    address: siteUrl() + addressOf("greenBuild", language, { params: { id } }),
    words: { categories, statuses, detail },
    closing: buildItYourself(project, language),
    others: othersLike(project, projects),
  };
}

/** The closing: guide, sheet and calculator for a build like this if there is a guide, else the general actions. */
function buildItYourself({ build_sheet }: Project, language: Language) {
  const { closing, detail } = pageContent("greenBuilds", language);
  const sheet = documentContent("buildSheets", language).sheets.find(
    ({ id }) => id === build_sheet,
  );
  if (!sheet) return closing;
  const guide = addressOf("blogPost", language, { params: { id: sheet.article } });
  const paper = buildSheetPath(sheet.id, language);
  const guideActions = [
    { label: fillTemplate(detail.guide, { title: sheet.title }), target: { href: guide } },
    { label: detail.sheet, target: { href: paper } },
  ];
  // The guide replaces the blueprint, which is the last.
  const otherActions = buildActions(sheet, closing.actions.slice(0, -1), language);
  const text = `${sheet.title}. ${sheet.lead}`;
  return { ...closing, text, actions: [...guideActions, ...otherActions] };
}

const mostOthers = 3;

/** Other builds, of the same category first: those after it in the list, then those before it. */
function othersLike({ id, category }: Project, projects: readonly Project[]): Project[] {
  const at = projects.findIndex((one) => one.id === id);
  const around = [...projects.slice(at + 1), ...projects.slice(0, at)];
  const isOther = (one: Project) => Number(one.category !== category);
  return around.toSorted((one, two) => isOther(one) - isOther(two)).slice(0, mostOthers);
}

export default function GreenBuildPage({ loaderData }: Route.ComponentProps) {
  const { project, address, words, goals, goalWords, news, closing, others } = loaderData;
  const language = useLanguage();
  const light = useLight();
  const code = pathIn(language, buildCodePath(project.id));
  return (
    <>
      <article className="container section green-build">
        <BackLink to={addressOf("greenBuilds", language)}>{words.detail.back}</BackLink>
        <h1>{project.title}</h1>
        <p className="lead">{project.description}</p>
        <ProjectDetail project={project} words={words} />
        <ActionRow actions={closing.actions.slice(0, 1)} />
        {goals.length > 0 && <GoalCards goals={goals} words={goalWords} />}
        <NewsSection title={goalWords.news} news={news} />
        {/* On paper only. */}
        <div className="green-build-code">
          {!light && <img src={code} alt="" width="96" height="96" fetchPriority="low" />}
          <p>
            {words.detail.code}
            <br />
            <b>{address}</b>
          </p>
        </div>
      </article>
      {others.length > 0 && (
        <Section title={words.detail.others} className="green-build-others">
          <div className="split split-3 gap-gut">
            {others.map((other) => (
              <ProjectCard key={other.id} project={other} words={words} />
            ))}
          </div>
        </Section>
      )}
      <ClosingField {...closing} ground="indigo" />
    </>
  );
}
