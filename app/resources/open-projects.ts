import type { LoaderFunctionArgs } from "react-router";
import { inWholeLanguages, addressOf } from "#domain/language/language.ts";
import { listContent } from "#reader/content.ts";
import { openDataAnswer, wholeAddress } from "./open-data.ts";

/** The green builds for machines. */
export function loader({ url }: LoaderFunctionArgs & { url: URL }) {
  const lists = inWholeLanguages((language) => listContent("projects", language));
  const rows = lists.en.map(({ id, category, status, year = null, source }, at) => ({
    id,
    title: inWholeLanguages((language) => lists[language][at]!.title),
    category,
    status,
    year,
    description: inWholeLanguages((language) => lists[language][at]!.description),
    materials: inWholeLanguages((language) => lists[language][at]!.materials ?? []),
    impact: inWholeLanguages((language) => lists[language][at]!.impact ?? null),
    source: source.title,
    source_url: source.url,
    page: inWholeLanguages((language) =>
      wholeAddress(addressOf("greenBuild", language, { params: { id } })),
    ),
  }));
  return openDataAnswer(url, "projects", rows);
}
