import type { LoaderFunctionArgs } from "react-router";
import { calendarPath } from "#domain/addresses.ts";
import { inEachLanguage, pathIn } from "#domain/language/language.ts";
import { listContent } from "#reader/content.ts";
import { openDataAnswer, wholeAddress } from "./open-data.ts";

/** The events for machines, past ones too. */
export function loader({ url }: LoaderFunctionArgs & { url: URL }) {
  const lists = inEachLanguage((language) => listContent("events", language));
  const rows = lists.en.map(({ id, starts_on, ends_on, changed_on }, at) => ({
    id,
    title: inEachLanguage((language) => lists[language][at]!.title),
    starts_on,
    ends_on,
    changed_on,
    location: inEachLanguage((language) => lists[language][at]!.location),
    description: inEachLanguage((language) => lists[language][at]!.description),
    page: inEachLanguage((language) => wholeAddress(lists[language][at]!.target.href)),
    calendar: inEachLanguage((language) => wholeAddress(pathIn(language, calendarPath(id)))),
  }));
  return openDataAnswer(url, "events", rows);
}
