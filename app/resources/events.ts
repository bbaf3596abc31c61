import ICAL from "ical.js";
import { data, type LoaderFunctionArgs } from "react-router";
import { calendarData, type Calendar } from "#domain/calendar/calendar.ts";
import { languageOf } from "#domain/language/language.ts";
import { listContent, pageContent } from "#reader/content.ts";
import { siteUrl } from "#reader/site-url.ts";

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

// It does not count the space a folded line begins with: RFC 5545, 3.1 allows 75 octets in all.
ICAL.foldLength = 74;

/** A calendar file (RFC 5545). The same calendar gives the same text, to the letter. */
export function calendarText(calendar: Calendar): string {
  return ICAL.stringify(calendarData(calendar));
}
