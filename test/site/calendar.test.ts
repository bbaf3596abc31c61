import ICAL from "ical.js";
import { expect, inject, test } from "vitest";
import { calendarPath } from "#domain/addresses.ts";
import { languages, pathIn } from "#domain/language/language.ts";
import { siteWords } from "../site-words.ts";

const origin = inject("origin");

test.each(languages)("a calendar program reads all events or one, in %s", async (language) => {
  const { content, reader } = siteWords(language);
  const fetchEvents = async (event: string | null) => {
    const answer = await fetch(origin + pathIn(language, calendarPath(event)));
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
    return calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  };
  const all = await fetchEvents(null);
  const events = reader.resolve(content.lists.events);
  expect(all.map(({ summary }) => summary)).toEqual(events.map(({ title }) => title));
  // The same in both languages: an event that is imported twice is one.
  for (const { id } of events)
    expect((await fetchEvents(id)).map(({ uid }) => uid.replace(/@.*/, ""))).toEqual([id]);
  const missing = await fetch(origin + pathIn(language, calendarPath("nothing")));
  expect([missing.status, (await missing.text()).includes("<html")]).toEqual([404, true]);
});
