import type { LoaderFunctionArgs } from "react-router";
import { addressOf } from "#domain/language/language.ts";
import { listContent } from "#reader/content.ts";
import { inEach, openDataAnswer, wholeAddress } from "./open-data.ts";

/** The green builds for machines. */
export function loader({ url }: LoaderFunctionArgs & { url: URL }) {
  const lists = inEach((language) => listContent("projects", language));
  const rows = lists.en.map(({ id, category, status, year = null, source }, at) => ({
    id,
    title: inEach((language) => lists[language][at]!.title),
    category,
    status,
    year,
    description: inEach((language) => lists[language][at]!.description),
    materials: inEach((language) => lists[language][at]!.materials ?? []),
    impact: inEach((language) => lists[language][at]!.impact ?? null),
    source: source.title,
    source_url: source.url,
    page: inEach((language) => wholeAddress(addressOf("greenBuild", language, { params: { id } }))),
  }));
  return openDataAnswer(url, "projects", rows);
}
