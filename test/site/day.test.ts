import { afterAll, expect, test, vi } from "vitest";
import { calendarPath } from "#domain/addresses.ts";
import { eventPhase } from "#domain/clock.ts";
import { addressOf, pathIn, languages } from "#domain/language/language.ts";
import { openApplication, type SiteInfo } from "#server/application.ts";
import { readConfig } from "#server/config.ts";
import { anonymousRequest } from "#server/http/messages.ts";
import { wordsOf } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const { content } = siteWords("en");
const { events } = content.lists;
const lastDay = events
  .map((event) => event.ends_on)
  .toSorted()
  .at(-1)!;
const nextDay = new Date(Date.parse(lastDay) + 86_400_000).toISOString().slice(0, 10);

vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-11-02T16:00:00Z") });
const read = readConfig({ DATA_DIR: temporaryFolder("file") });
if ("faults" in read) throw new Error(read.faults.join());
const told: SiteInfo[] = [];
const application = await openApplication(read.config, (info) => told.push(info));
afterAll(async () => {
  vi.useRealTimers();
  await application.close();
});

const draw = async (path: string) => {
  const url = `http://localhost:3000${path}`;
  const { body } = await application.answer({ ...anonymousRequest, url, light: false });
  return Buffer.from(body).toString();
};

/** Both sides of the midnight of Comalapa after the last event, and a day before some have begun. */
test.each([
  ["2025-11-03T16:00:00Z", "2025-11-03"],
  [`${nextDay}T05:59:00Z`, lastDay],
  [`${nextDay}T06:01:00Z`, nextDay],
])("at %s pages are drawn anew and say what holds then", async (moment, today) => {
  const before = told.length;
  vi.setSystemTime(new Date(moment));
  // A page that is kept is sent again only in the generation that it was drawn in.
  await expect.poll(() => told.length).toBe(before + 1);
  const isOver = (event: (typeof events)[number]) => eventPhase(event, today) === "ended";
  const areOver = events.every(isOver);
  const shown = areOver ? events : events.filter((event) => !isOver(event));
  for (const language of languages) {
    const say = siteWords(language).reader.resolve(siteWords(language).content.pages.home).events;
    const html = await draw(addressOf("home", language));
    const rows = /<ul class="event-list[^]*?<\/ul>/.exec(html)?.[0].match(/<li[^]*?<\/li>/g) ?? [];
    expect(rows).toHaveLength(shown.length);
    for (const [at, event] of shown.entries()) {
      expect(rows[at]).toContain(`>${say[eventPhase(event, today)]}<`);
      // A calendar has no use for what is over.
      const offer = `"${pathIn(language, calendarPath(event.id))}"`;
      expect(rows[at]?.includes(offer), event.id).toBe(!areOver);
    }
    expect(wordsOf(html).includes(say.title)).toBe(!areOver);
    expect(wordsOf(html).includes(say.title_ended)).toBe(areOver);
    const workshop = siteWords(language).reader.resolve(content.pages.greenBuildingWorkshop);
    const isPast = events.some((event) => event.id === "green-building-workshop" && isOver(event));
    const words = wordsOf(await draw(addressOf("greenBuildingWorkshop", language)));
    expect(words.includes(workshop.lead_over)).toBe(isPast);
    expect(words.includes(workshop.opening.lead)).toBe(!isPast);
  }
  expect(await draw("/contact")).toContain(`© ${today.slice(0, 4)} `);
});
