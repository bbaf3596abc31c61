import ICAL from "ical.js";
import { addDays } from "#domain/clock.ts";
import { guatemalaZone } from "#domain/language/format.ts";
import type { ListContent } from "#reader/load.ts";
import type { Resolved } from "#reader/resolve.ts";
import { siteUrl } from "#reader/site-url.ts";

/* Not in events.ts: what a route module exports besides its loader goes into the bundle for browsers. */

// RFC 5545, 3.1 allows 75 octets per line; ical.js does not count the space that begins a folded line.
ICAL.foldLength = 74;

export type CalendarEvent = Omit<Resolved<ListContent["events"]>[number], "picture" | "date">;

export type Calendar = {
  readonly name: string;
  readonly language: string;
  readonly events: readonly CalendarEvent[];
};

type Property = [
  name: string,
  parameters: Record<string, string>,
  type: "text" | "date" | "date-time" | "uri" | "unknown",
  value: string,
];

/**
 * The calendar as an iCalendar file (RFC 5545), from jCal (RFC 7265). Equal calendars give equal texts. Events are
 * all-day, so no time zone conversion is needed; the zone is only informative.
 */
export function calendarText({ name, language, events }: Calendar): string {
  const properties: Property[] = [
    ["version", {}, "text", "2.0"],
    ["prodid", {}, "text", `-//Long Way Home//Events//${language.toUpperCase()}`],
    ["calscale", {}, "text", "GREGORIAN"],
    ["method", {}, "text", "PUBLISH"],
    ["x-wr-calname", {}, "text", writable(name)],
    ["x-wr-timezone", {}, "unknown", guatemalaZone],
  ];
  const parts = events.map((event) => eventData(event, language));
  return ICAL.stringify(["vcalendar", properties, parts]);
}

function eventData(event: CalendarEvent, language: string) {
  const { outside, href } = event.target;
  // Midnight in Guatemala.
  const changed = `${event.changed_on}T06:00:00Z`;
  const properties: Property[] = [
    ["uid", {}, "text", `${event.id}@events.long-way-home`],
    ["dtstamp", {}, "date-time", changed],
    ["last-modified", {}, "date-time", changed],
    ["dtstart", {}, "date", event.starts_on],
    // Exclusive (RFC 5545, 3.6.1).
    ["dtend", {}, "date", addDays(event.ends_on, 1)],
    ["summary", { language }, "text", writable(event.title)],
    ["location", { language }, "text", writable(event.location)],
    ["description", { language }, "text", writable(event.description)],
    ["url", {}, "uri", outside ? href : siteUrl() + href],
    // Does not block time in the user's calendar.
    ["transp", {}, "text", "TRANSPARENT"],
  ];
  return ["vevent", properties, []];
}

/** Normalizes line breaks and removes control characters (RFC 5545, 3.3.11). */
function writable(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/(?![\t\n])\p{Cc}/gu, "");
}
