import type { LoaderFunctionArgs } from "react-router";
import { calendarPath } from "#domain/addresses.ts";
import { pathIn } from "#domain/language/language.ts";
import { listContent } from "#reader/content.ts";
import { inEach, openDataAnswer, wholeAddress } from "./open-data.ts";

/** The events for machines, past ones too. */
export function loader({ url }: LoaderFunctionArgs & { url: URL }) {
  const lists = inEach((language) => listContent("events", language));
  const rows = lists.en.map(({ id, starts_on, ends_on, changed_on }, at) => ({
    id,
    title: inEach((language) => lists[language][at]!.title),
    starts_on,
    ends_on,
    changed_on,
    location: inEach((language) => lists[language][at]!.location),
    description: inEach((language) => lists[language][at]!.description),
    page: inEach((language) => wholeAddress(lists[language][at]!.target.href)),
    calendar: inEach((language) => wholeAddress(pathIn(language, calendarPath(id)))),
  }));
  return openDataAnswer(url, "events", rows);
}
