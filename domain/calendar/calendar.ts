import { addDays } from "#domain/clock.ts";

/** An event of a calendar file. Days are in Guatemala, `2026-05-18`. */
export type CalendarEvent = {
  /** Stable id by which calendar programs recognize a changed event. */
  readonly uid: string;
  readonly title: string;
  readonly startsOn: string;
  /** The last day, inclusive. */
  readonly endsOn: string;
  /** Day of the last change; calendar programs keep the newer version. */
  readonly changedOn: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
};

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

/** A calendar component in jCal (RFC 7265). */
export type CalendarData = [name: string, properties: Property[], parts: CalendarData[]];

/** A calendar as jCal. Events are all-day, so no time zone conversion is needed; the zone is only informative. */
export function calendarData({ name, language, events }: Calendar): CalendarData {
  const properties: Property[] = [
    ["version", {}, "text", "2.0"],
    ["prodid", {}, "text", `-//Long Way Home//Events//${language.toUpperCase()}`],
    ["calscale", {}, "text", "GREGORIAN"],
    ["method", {}, "text", "PUBLISH"],
    ["x-wr-calname", {}, "text", writable(name)],
    ["x-wr-timezone", {}, "unknown", "America/Guatemala"],
  ];
  return ["vcalendar", properties, events.map((event) => eventData(event, language))];
}

function eventData(event: CalendarEvent, language: string): CalendarData {
  // Midnight in Guatemala.
  const changed = `${event.changedOn}T06:00:00Z`;
  const properties: Property[] = [
    ["uid", {}, "text", event.uid],
    ["dtstamp", {}, "date-time", changed],
    ["last-modified", {}, "date-time", changed],
    ["dtstart", {}, "date", event.startsOn],
    // Exclusive (RFC 5545, 3.6.1).
    ["dtend", {}, "date", addDays(event.endsOn, 1)],
    ["summary", { language }, "text", writable(event.title)],
    ["location", { language }, "text", writable(event.location)],
    ["description", { language }, "text", writable(event.description)],
    ["url", {}, "uri", event.url],
    // Does not block time in the user's calendar.
    ["transp", {}, "text", "TRANSPARENT"],
  ];
  return ["vevent", properties, []];
}

/** Normalizes line breaks and removes control characters (RFC 5545, 3.3.11). */
function writable(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/(?![\t\n])\p{Cc}/gu, "");
}
