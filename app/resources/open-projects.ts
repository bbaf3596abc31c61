import type { LoaderFunctionArgs } from "react-router";
import { inEachLanguage, addressOf } from "#domain/language/language.ts";
import { listContent } from "#reader/content.ts";
import { openDataAnswer, wholeAddress } from "./open-data.ts";

/** The green builds for machines. */
export function loader({ url }: LoaderFunctionArgs & { url: URL }) {
  const lists = inEachLanguage((language) => listContent("projects", language));
  const rows = lists.en.map(({ id, category, status, year = null, source }, at) => ({
    id,
    title: inEachLanguage((language) => lists[language][at]!.title),
    category,
    status,
    year,
    description: inEachLanguage((language) => lists[language][at]!.description),
    materials: inEachLanguage((language) => lists[language][at]!.materials ?? []),
    impact: inEachLanguage((language) => lists[language][at]!.impact ?? null),
    source: source.title,
    source_url: source.url,
    page: inEachLanguage((language) =>
      wholeAddress(addressOf("greenBuild", language, { params: { id } })),
    ),
  }));
  return openDataAnswer(url, "projects", rows);
}
