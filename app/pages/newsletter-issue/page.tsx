import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import { data } from "react-router";
import { ArticleBody } from "#app/components/blocks/article-body.tsx";
import { NotFoundFrame } from "#app/components/shell/not-found.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import { shareImageOf } from "#reader/share-images.ts";
import { findIssue } from "#reader/newsletter.ts";
import type { Route } from "./+types/page";
import { BackLink } from "#app/components/ui/links.tsx";

export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("newsletterIssue", language);
  const issue = findIssue(params.id, language);
  if (!issue) return data({ head: { hidden: true }, content, issue }, { status: 404 });
  const shareImage = shareImageOf("newsletter-archive", language);
  return data({
    head: { title: issue.title, description: issue.summary, shareImage },
    content,
    issue,
  });
}

export default function NewsletterIssuePage({ loaderData, params }: Route.ComponentProps) {
  const { content, issue } = loaderData;
  const { back, next, missing } = content;
  const archive = addressOf("newsletterArchive", useLanguage());
  if (!issue) return <NotFoundFrame {...missing} path={params.id} back={back} to={archive} />;
  return (
    <>
      <article className="container section newsletter-issue stack gap-7">
        <header>
          <BackLink to={archive}>{back}</BackLink>
          <h1 className="fs-5">{issue.title}</h1>
          <time className="muted" dateTime={issue.published}>
            {issue.date}
          </time>
          <p className="lead">{issue.summary}</p>
        </header>
        <div className="article-body">
          <ArticleBody blocks={issue.blocks} />
        </div>
      </article>
      <ClosingField {...next} ground="green" />
    </>
  );
}
