/** One event for calendar programs. Days are `2026-05-18`, as the clocks of Guatemala count them. */
export type CalendarEvent = {
  /** Never changes, whatever else of the event does: by it a program knows the event again. */
  readonly uid: string;
  readonly title: string;
  readonly startsOn: string;
  /** The last day, included. */
  readonly endsOn: string;
  /** When the entry was last changed; of two versions a program keeps the newer. */
  readonly changedOn: string;
  readonly location: string;
  readonly description: string;
  /** Where more is said about it. */
  readonly url: string;
};

export type Calendar = {
  readonly name: string;
  /** Of the texts: `en`, `es`. */
  readonly language: string;
  readonly events: readonly CalendarEvent[];
};

/** RFC 5545, 3.1: at most 75 octets stand on a line, its end not counted. */
const lineOctets = 75;

/**
 * A calendar as RFC 5545 writes it. Events are whole days: they begin and end with the days of
 * Guatemala wherever they are read, so no clock has to be converted; the zone is named for programs
 * that ask. The same input gives the same text, to the letter.
 */
export function formatCalendar({ name, language, events }: Calendar): string {
  const tongue = `;LANGUAGE=${language}`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Long Way Home//Events//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    "X-WR-TIMEZONE:America/Guatemala",
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      `UID:${escapeText(event.uid)}`,
      `DTSTAMP:${dateOf(event.changedOn)}T060000Z`,
      `LAST-MODIFIED:${dateOf(event.changedOn)}T060000Z`,
      `DTSTART;VALUE=DATE:${dateOf(event.startsOn)}`,
      // RFC 5545, 3.6.1: the end is the first day that does not belong to it.
      `DTEND;VALUE=DATE:${dateOf(dayAfter(event.endsOn))}`,
      `SUMMARY${tongue}:${escapeText(event.title)}`,
      `LOCATION${tongue}:${escapeText(event.location)}`,
      `DESCRIPTION${tongue}:${escapeText(event.description)}`,
      `URL:${event.url}`,
      // Nobody is busy for the length of it by having noted it.
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** `2026-05-18` → `20260518` */
function dateOf(day: string): string {
  return day.replaceAll("-", "");
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** RFC 5545, 3.3.11: what would end a value is escaped; other control characters cannot be written. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/(?!\t)\p{Cc}/gu, "");
}

/** RFC 5545, 3.1: a long line goes on after a line end and a space, never within a character. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let folded = "";
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
