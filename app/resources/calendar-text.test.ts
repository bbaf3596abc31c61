import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { fewOrMany } from "../../test/endurance.ts";
import { anyCharacter } from "../../test/seed.ts";
import { calendarText, type Calendar, type CalendarEvent } from "./calendar-text.ts";

const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Any text an editor can type, with many of the characters that iCalendar escapes. */
const piece = fc.constantFrom(...';,:"\\\n', "\r\n", "\\n", "Técpan ñandú 🏗️", "x".repeat(80));
const words = fc
  .string({ unit: fc.oneof(anyCharacter, piece) })
  .map((text) => text.replace(/(?![\t\n\r])\p{Cc}/gu, ""));
const event: fc.Arbitrary<CalendarEvent> = fc
  .record({
    id: fc.uuid(),
    title: words,
    days: fc.tuple(day, day).map((days) => days.toSorted()),
    changed_on: day,
    location: words,
    description: words,
    target: fc.webUrl().map((href) => ({ href, outside: true })),
  })
  .map(({ days, ...rest }) => ({ ...rest, starts_on: days[0]!, ends_on: days[1]! }));
const calendar: fc.Arbitrary<Calendar> = fc.record({
  name: words,
  language: fc.constantFrom("en", "es"),
  events: fc.array(event, { maxLength: 5 }),
});

const normalized = (text: string) => text.toWellFormed().replace(/\r\n|\r/g, "\n");
/** Encoding as UTF-8 replaces lone surrogates. */
const parse = (text: string) => new ICAL.Component(ICAL.parse(text.toWellFormed()) as unknown[]);

test("ical.js reads every event with its texts and days, in lines of at most 75 octets", () => {
  fc.assert(
    fc.property(calendar, (expected) => {
      const text = calendarText(expected);
      const found = parse(text).getAllSubcomponents("vevent");
      expect(found).toHaveLength(expected.events.length);
      for (const [index, component] of found.entries()) {
        const source = expected.events[index]!;
        const event = new ICAL.Event(component);
        expect(event.uid).toBe(`${source.id}@events.long-way-home`);
        expect(event.summary).toBe(normalized(source.title));
        expect(event.location).toBe(normalized(source.location));
        expect(event.description).toBe(normalized(source.description));
        expect(component.getFirstPropertyValue("url")).toBe(source.target.href);
        expect(event.startDate.toString()).toBe(source.starts_on);
        const last = event.endDate.clone();
        last.adjust(-1, 0, 0, 0);
        expect(last.toString()).toBe(source.ends_on);
      }
      // RFC 5545, 3.1: lines of at most 75 octets, each ended with CR and LF.
      expect(text.endsWith("\r\n")).toBe(true);
      expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      for (const line of text.slice(0, -2).split("\r\n")) {
        expect(line.length).toBeGreaterThan(0);
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }
    }),
    { numRuns: fewOrMany(30, 1000) },
  );
});
