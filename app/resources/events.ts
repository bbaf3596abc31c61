import { data, type LoaderFunctionArgs } from "react-router";
import { languageOf } from "#domain/language/language.ts";
import { listContent, pageContent } from "#reader/content.ts";
import { siteUrl } from "#reader/site-url.ts";
import { calendarText } from "./calendar-text.ts";

/**
 * The dates as a calendar, all of them or one event alone, in both languages (operations:
 * /events.ics). Written when it is asked for: a line's length, and so its folding, depends on the
 * public address.
 */
export function loader({ url }: LoaderFunctionArgs & { url: URL }) {
  const language = languageOf(url.pathname);
  const origin = siteUrl();
  const isOne = url.pathname.includes("/events/");
  const one = url.pathname.match(/\/events\/([^/]+)\.ics$/)?.[1];
  const events = listContent("events", language).filter(({ id }) => !isOne || id === one);
  const [first] = events;
  if (!first) throw data(null, { status: 404 });
  const text = calendarText({
    name: one ? first.title : pageContent("home", language).events.calendar,
    language,
    events: events.map((event) => ({
      uid: `${event.id}@events.long-way-home`,
      title: event.title,
      startsOn: event.starts_on,
      endsOn: event.ends_on,
      changedOn: event.changed_on,
      location: event.location,
      description: event.description,
      url: event.target.outside ? event.target.href : origin + event.target.href,
    })),
  });
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `inline; filename="${one ?? "long-way-home"}.ics"`,
      "Cache-Control": "public, max-age=3600",
    },
  });
}
