import type { LoaderFunctionArgs } from "react-router";
import { calendarPath } from "#domain/addresses.ts";
import { inEachLanguage, pathIn } from "#domain/language/language.ts";
import { reader } from "#reader/content.ts";
import { loadedContent } from "#reader/load.ts";
import { inEach, openDataAnswer, wholeAddress } from "./open-data.ts";

/** The events for machines, past ones too. */
export function loader({ url }: LoaderFunctionArgs & { url: URL }) {
  const rows = loadedContent().content.lists.events.map(
    ({ id, title, starts_on, ends_on, changed_on, location, description, target }) => ({
      id,
      title: inEach(title),
      starts_on,
      ends_on,
      changed_on,
      location: inEach(location),
      description: inEach(description),
      page: inEachLanguage((language) => wholeAddress(reader(language).destination(target).href)),
      calendar: inEachLanguage((language) => wholeAddress(pathIn(language, calendarPath(id)))),
    }),
  );
  return openDataAnswer(url, "events", rows);
}
