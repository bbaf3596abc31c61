/** One event for calendar programs. Days are `2026-05-18`, as the clocks of Guatemala count them. */
export type CalendarEvent = {
  /** Never changes, whatever else of the event does: by it a program knows the event again. */
  readonly uid: string;
  readonly title: string;
  readonly startsOn: string;
  /** The last day, included. */
  readonly endsOn: string;
  /** The day of the entry's last change; of two versions a calendar program keeps the newer. */
  readonly changedOn: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
};

export type Calendar = {
  readonly name: string;
  /** The language of its texts: `en`, `es`. */
  readonly language: string;
  readonly events: readonly CalendarEvent[];
};

type Property = [
  name: string,
  parameters: Record<string, string>,
  type: "text" | "date" | "date-time" | "uri" | "unknown",
  value: string,
];

/** A calendar, or a part of one, as data: jCal (RFC 7265). */
export type CalendarData = [name: string, properties: Property[], parts: CalendarData[]];

/**
 * The content of a calendar file. Events are whole days: they begin and end with the days of Guatemala
 * wherever they are read, so no clock has to be converted; the zone is named for programs that ask.
 */
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
  // The first moment of that day in Guatemala.
  const changed = `${event.changedOn}T06:00:00Z`;
  const properties: Property[] = [
    ["uid", {}, "text", event.uid],
    ["dtstamp", {}, "date-time", changed],
    ["last-modified", {}, "date-time", changed],
    ["dtstart", {}, "date", event.startsOn],
    // RFC 5545, 3.6.1: the end is the first day that does not belong to it.
    ["dtend", {}, "date", dayAfter(event.endsOn)],
    ["summary", { language }, "text", writable(event.title)],
    ["location", { language }, "text", writable(event.location)],
    ["description", { language }, "text", writable(event.description)],
    ["url", {}, "uri", event.url],
    // Nobody is busy for the length of it by having noted it.
    ["transp", {}, "text", "TRANSPARENT"],
  ];
  return ["vevent", properties, []];
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** RFC 5545, 3.3.11: a text has one kind of line end, and no other control character but the tab. */
function writable(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/(?![\t\n])\p{Cc}/gu, "");
}
