import ICAL from "ical.js";
import { calendarData, type Calendar } from "#domain/calendar/calendar.ts";

/* Not in events.ts: what a route module exports besides its loader goes into the bundle for browsers. */

// RFC 5545, 3.1 allows 75 octets per line; ical.js does not count the space that begins a folded line.
ICAL.foldLength = 74;

/** The calendar as an iCalendar file (RFC 5545). Equal calendars give equal texts. */
export function calendarText(calendar: Calendar): string {
  return ICAL.stringify(calendarData(calendar));
}
