import { formatDate } from "#domain/language/format.ts";
import { inEachLanguage, pathIn, type Language } from "#domain/language/language.ts";
import { reader } from "./content.ts";
import { loadedContent } from "./load.ts";
import { parseBody } from "./parse-body.ts";
import type { IssueFiles } from "./parse-written.ts";
import { hasCome } from "./schema/blog.ts";
import { siteUrl } from "./site-url.ts";

const publicIssues = () => loadedContent().content.issues.filter(hasCome);

export const listIssues = (language: Language) =>
  publicIssues().map((issue) => cardOf(issue, language));

/** The issue with this id; null when there is none. */
export function findIssue(id: string, language: Language) {
  const issue = publicIssues().find((one) => one.id === id);
  if (!issue) return null;
  // Links in e-mails need absolute URLs.
  const address = (url: string) => (url.startsWith("/") ? siteUrl() + pathIn(language, url) : url);
  const blocks = parseBody(reader(language).text(issue.bodies), address).filter(
    (block) => block.kind !== "image",
  );
  return { ...cardOf(issue, language), blocks };
}

/** The issue in all languages; null when there is none. */
export function issueWords(id: string) {
  const { en, es } = inEachLanguage((language) => findIssue(id, language));
  return en && es && { en, es };
}

function cardOf({ id, title, summary, published }: IssueFiles, language: Language) {
  const text = reader(language);
  return {
    id,
    title: text.text(title),
    summary: text.text(summary),
    date: formatDate(published, language),
    published,
  };
}
