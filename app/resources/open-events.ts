import type { LoaderFunctionArgs } from "react-router";
import { calendarPath } from "#domain/addresses.ts";
import { inWholeLanguages, pathIn } from "#domain/language/language.ts";
import { listContent } from "#reader/content.ts";
import { openDataAnswer, wholeAddress } from "./open-data.ts";

/** The events for machines, past ones too. */
export function loader({ url }: LoaderFunctionArgs & { url: URL }) {
  const lists = inWholeLanguages((language) => listContent("events", language));
  const rows = lists.en.map(({ id, starts_on, ends_on, changed_on }, at) => ({
    id,
    title: inWholeLanguages((language) => lists[language][at]!.title),
    starts_on,
    ends_on,
    changed_on,
    location: inWholeLanguages((language) => lists[language][at]!.location),
    description: inWholeLanguages((language) => lists[language][at]!.description),
    page: inWholeLanguages((language) => wholeAddress(lists[language][at]!.target.href)),
    calendar: inWholeLanguages((language) => wholeAddress(pathIn(language, calendarPath(id)))),
  }));
  return openDataAnswer(url, "events", rows);
}
