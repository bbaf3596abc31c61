import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { DestinationLink, PageLink } from "#app/components/ui/links.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { feedPaths } from "#domain/addresses.ts";
import { addressOf, languageOf, pathIn } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import { listIssues } from "#reader/newsletter.ts";
import type { Route } from "./+types/page";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  return { content: pageContent("newsletterArchive", language), issues: listIssues(language) };
}

/** All issues of the newsletter, newest first; before the first one, only how to subscribe. */
export default function NewsletterArchivePage({ loaderData }: Route.ComponentProps) {
  const { content, issues } = loaderData;
  const language = useLanguage();
  const [, feedPath] = feedPaths;
  return (
    <>
      <GroundOpening ground="green" title={content.title} lead={content.lead}>
        <DestinationLink className="button button-marigold" to={content.subscribe.target}>
          {content.subscribe.label}
        </DestinationLink>
      </GroundOpening>
      {issues.length > 0 && (
        <Section id="issues" title={content.issues}>
          <ol className="issue-list stack gap-6 rows">
            {issues.map(({ id, title, summary, published, date }) => (
              <li key={id} className="split">
                <time className="muted" dateTime={published}>
                  {date}
                </time>
                <div>
                  <h3>
                    <PageLink to={addressOf("newsletterIssue", language, { params: { id } })}>
                      {title}
                    </PageLink>
                  </h3>
                  <p>{summary}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="actions">
            <a href={pathIn(language, feedPath)} type="application/atom+xml">
              {content.feed}
            </a>
          </p>
        </Section>
      )}
    </>
  );
}
