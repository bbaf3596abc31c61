import ICAL from "ical.js";
import { expect, inject, test } from "vitest";
import { calendarPath } from "#domain/addresses.ts";
import { languages, pathIn } from "#domain/language/language.ts";
import { siteWords } from "../site-words.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");

inEachLanguage("the calendar", async (language, inTurn) => {
  const { content, reader } = await siteWords(language);
  const events = reader.resolve(content.lists.events);
  const fetchCalendar = async (event: string | null) => {
    const response = await fetch(origin + pathIn(language, calendarPath(event)));
    return { response, text: await response.text() };
  };

  inTurn.test("all dates can be read by a calendar program", async () => {
    const { response, text } = await fetchCalendar(null);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const found = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents("vevent");
    expect(found.map((each) => new ICAL.Event(each).summary)).toEqual(
      events.map(({ title }) => title),
    );
    for (const [at, { starts_on: first, ends_on: last }] of events.entries()) {
      const { startDate, endDate } = new ICAL.Event(found[at]);
      expect(startDate.toString()).toBe(first);
      // RFC 5545: the end of whole days is the day after the last.
      const dayAfter = ICAL.Time.fromDateString(last);
      dayAfter.adjust(1, 0, 0, 0);
      expect(endDate.toString()).toBe(dayAfter.toString());
    }
    expect((await fetchCalendar(null)).text).toBe(text);
  });

  inTurn.test.each(events.map(({ id }) => id))("the event %s has a file of its own", async (id) => {
    const { text } = await fetchCalendar(id);
    const found = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents("vevent");
    expect(found).toHaveLength(1);
    expect(new ICAL.Event(found[0]).uid).toMatch(new RegExp(`^${id}@`));
  });

  inTurn.test("an event that does not exist has the page that says so", async () => {
    const { response, text } = await fetchCalendar("nothing");
    expect(response.status).toBe(404);
    expect(text).toContain("<html");
  });
});

test("an event is the same event in both languages", async () => {
  const uids = await Promise.all(
    languages.map(async (language) => {
      const text = await (await fetch(origin + pathIn(language, calendarPath(null)))).text();
      return text.match(/^UID:.*/gm);
    }),
  );
  expect(uids[0]).toEqual(uids[1]);
});
