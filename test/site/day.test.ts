import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { calendarPath } from "#domain/addresses.ts";
import { eventPhase } from "#domain/clock.ts";
import { addressOf, pathIn, languages, type Language } from "#domain/language/language.ts";
import { serveSite } from "../../bin/processes/served-site.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const clock = pathToFileURL("test/fakes/use-clock.ts").href;

const folder = temporaryFolder("file");
const setClock = (moment: string) =>
  writeFile(join(folder, "clock"), String(Date.parse(moment) - Date.now()));

await setClock("2025-11-03T16:00:00Z");
const site = await serveSite({
  NODE_OPTIONS: `--import=${clock}`,
  TEST_CLOCK: join(folder, "clock"),
});
afterAll(() => site.stop());

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const { content } = siteWords("en");
const lastDay =
  content.lists.events
    .map((event) => event.ends_on)
    .toSorted()
    .at(-1) ?? "";

async function eventsOn(language: Language) {
  const { html, text } = await readSent(site.origin + addressOf("home", language));
  return { rows: html.match(/<li class="event-[^]*?<\/li>/g) ?? [], text };
}

/** Both sides of the midnight of Comalapa after the last event, and a day before some have begun. */
const moments = [
  { moment: "2025-11-03T16:00:00Z", today: "2025-11-03" },
  { moment: `${nextDay(lastDay)}T05:59:00Z`, today: lastDay },
  { moment: `${nextDay(lastDay)}T06:01:00Z`, today: nextDay(lastDay) },
];

test.each(moments)("at $moment kept pages say what holds then", async ({ moment, today }) => {
  await setClock(moment);
  for (const language of languages) {
    const say = siteWords(language).reader.resolve(content.pages.home).events;
    const { events } = content.lists;
    const phases = events.map((event) => eventPhase(event, today));
    const areOver = phases.every((phase) => phase === "ended");
    const words = [say.ended, say.running, say.coming];
    const said = async () =>
      (await eventsOn(language)).rows.map((row) => words.find((its) => row.includes(`>${its}<`)));
    await expect.poll(said).toEqual(phases.map((phase) => say[phase]));
    const { rows, text } = await eventsOn(language);
    for (const [at, { id }] of events.entries()) {
      // A calendar has no use for what is over.
      const offer = `"${pathIn(language, calendarPath(id))}"`;
      expect(rows[at]?.includes(offer), id).toBe(phases[at] !== "ended");
    }
    expect(text.includes(say.title)).toBe(!areOver);
    expect(text.includes(say.title_ended)).toBe(areOver);
  }
  const { html } = await readSent(site.origin + addressOf("contact", "en"));
  expect(html).toContain(`© ${today.slice(0, 4)} `);
});
