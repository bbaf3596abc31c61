import ICAL from "ical.js";
import { calendarData, type Calendar } from "#domain/calendar/calendar.ts";

// A route module keeps what it exports besides its loader in the bundle for browsers: this stands in a file of its own.

// It does not count the space a folded line begins with: RFC 5545, 3.1 allows 75 octets in all.
ICAL.foldLength = 74;

/** A calendar file (RFC 5545). The same calendar gives the same text, to the letter. */
export function calendarText(calendar: Calendar): string {
  return ICAL.stringify(calendarData(calendar));
}
