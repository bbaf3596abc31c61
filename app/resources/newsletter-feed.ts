import type { LoaderFunctionArgs } from "react-router";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { pageContent, site } from "#reader/content.ts";
import { listIssues } from "#reader/newsletter.ts";
import { atomFeed } from "./atom.ts";

/** The newsletter for feed readers, one per language: nobody has to leave an address to follow it. */
export function loader({ url }: LoaderFunctionArgs & { url: URL }) {
  const language = languageOf(url.pathname);
  const { title, lead } = pageContent("newsletterArchive", language);
  const author = site(language).name;
  return atomFeed({
    language,
    title,
    subtitle: lead,
    path: addressOf("newsletterArchive", language),
    self: url.pathname.replace(/\/$/, ""),
    entries: listIssues(language).map((issue) => ({
      title: issue.title,
      path: addressOf("newsletterIssue", language, { params: { id: issue.id } }),
      day: issue.published,
      author,
      summary: issue.summary,
    })),
  });
}
