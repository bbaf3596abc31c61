import { data, type LoaderFunctionArgs } from "react-router";
import { languageOf } from "#domain/language/language.ts";
import { listContent, pageContent } from "#reader/content.ts";
import { calendarText } from "./calendar-text.ts";

/** The events as an iCalendar file: all at /events.ics (operations.md), or one at /events/<id>.ics. */
export function loader({ url, params }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  const { file } = params;
  const events = listContent("events", language).filter(({ id }) => !file || file === `${id}.ics`);
  const [first] = events;
  if (!first) throw data(null, { status: 404 });
  const text = calendarText({
    name: file ? first.title : pageContent("home", language).events.calendar,
    language,
    events,
  });
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `inline; filename="${file ?? "long-way-home.ics"}"`,
      "Cache-Control": "public, max-age=3600",
    },
  });
}
