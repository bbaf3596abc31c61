import { expect, test } from "vitest";
import type { Page } from "#domain/addresses.ts";
import { dayMs } from "#domain/clock.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { listContent, pageContent } from "#reader/content.ts";
import { withBroken } from "../fakes/broken-storage.ts";
import { changeLists } from "../fakes/change-content.ts";
import { drawPage } from "../fakes/drawn-page.ts";
import { sampleGoal } from "../fakes/goals.ts";
import { openDrawnSite } from "./drawn-site.ts";
import { inEachLanguage } from "./in-each-language.ts";

// No goal of the organization's is known: pages are drawn here from content that has some.
const project = listContent("projects", "en")[1]!.id;
const goals = [
  sampleGoal("roof", { project, target_usd: 200, ends_on: "2026-03-02" }),
  sampleGoal("wall", { starts_on: "2026-03-02" }),
  sampleGoal("later", { starts_on: "2026-03-03" }),
  sampleGoal("past", { ends_on: "2026-03-01" }),
];
const news = {
  id: "roof-is-on",
  on: "2026-02-20",
  for: ["goal:roof"],
  text: { en: "The roof is on.", es: "El techo ya está." },
};
const site = await openDrawnSite();
changeLists({ goals, giftNews: [news] });

const draw = (language: Language, page: Page, id = "", giving = site.giving) =>
  drawPage({ language, page, id }, { ...site, giving });

const give = async (giftCents: number, purpose: string) => {
  const label = { en: purpose, es: purpose };
  return site.paidGift({ giftCents, designation: { id: purpose, label } });
};

inEachLanguage("goals", ({ language, inTurn }) => {
  const words = pageContent("goal", language);
  const named = (id: string) => `The goal ${id} (${language})`;

  inTurn.test("are on the donation page while they are open", async () => {
    const { text, html } = await draw(language, "donate");
    expect(text).toContain(words.section.title);
    for (const id of ["roof", "wall"]) expect(text).toContain(named(id));
    for (const id of ["later", "past"]) {
      expect(text.split(words.section.title)[1]).not.toContain(named(id));
    }
    const path = addressOf("donate", language, { query: { for: "goal:wall" }, anchor: "gift" });
    expect(html).toContain(`href="${path}"`);
    expect(html).toMatch(/<option value="goal:wall"/);
    expect(html).not.toMatch(/<option value="goal:(later|past)"/);
  });

  inTurn.test("stand on the page of their build and on no other", async () => {
    expect((await draw(language, "greenBuild", project)).text).toContain(named("roof"));
    const other = listContent("projects", language)[0]!.id;
    expect((await draw(language, "greenBuild", other)).text).not.toContain(words.give);
  });

  inTurn.test("to come or past say so without asking for money", async () => {
    const later = await draw(language, "goal", "later");
    const past = await draw(language, "goal", "past");
    expect(later.text).toContain(words.meter.coming.split("{")[0]);
    expect(past.text).toContain(words.meter.over.split("{")[0]);
    for (const { text } of [later, past]) expect(text).not.toContain(words.give);
  });
});

test("every donor of a goal finds its count, its result and the next one", async () => {
  const words = pageContent("goal", "en");
  const first = await give(19_900, "goal:roof");
  const open = await draw("en", "goal", "roof");
  // Rounded down: 100 percent means reached.
  expect(open.html).toMatch(/<progress[^>]*value="99"[^>]*max="100"/);
  expect(open.text).toContain("$199 of $200");
  expect(open.text).toContain(words.give);
  const second = await give(100, "goal:roof");
  const reached = await draw("en", "goal", "roof");
  expect(reached.text).toContain("$200 of $200");
  expect(reached.text).toContain(words.meter.reached);
  expect(reached.text).toContain(words.next.title.replace("{title}", "The goal wall (en)"));
  expect(reached.text).toContain("The roof is on");
  for (const gift of [first, second]) {
    const page = await draw("en", "donateStatus", gift.id);
    expect(page.html).toContain('href="/donate/goals/roof"');
    expect((await site.receiptOf(gift)).followUrl).toEqual({
      en: "https://site.example.org/donate/goals/roof",
      es: "https://site.example.org/es/donate/goals/roof",
    });
  }
  site.clock.pass(dayMs);
  expect((await draw("en", "goal", "roof")).text).toContain(words.meter.reached);
  site.clock.pass(-dayMs);
  const elsewhere = await draw("en", "donateStatus", (await give(500, "kit:community")).id);
  expect(elsewhere.html).not.toContain("/donate/goals/");
});

test("a gift leads to the page of its build or, without one, nowhere", async () => {
  const built = await give(700, `project:${project}`);
  const path = addressOf("greenBuild", "en", { params: { id: project } });
  expect((await draw("en", "donateStatus", built.id)).html).toContain(`href="${path}"`);
  expect((await site.receiptOf(built)).followUrl?.en).toContain(path);
  for (const purpose of ["project:any", "goods:tools"]) {
    expect((await site.receiptOf(await give(700, purpose))).followUrl).toBeNull();
  }
});

test("while the books cannot be read, a goal says nothing that depends on money", async () => {
  const words = pageContent("goal", "en");
  const away = { ...site.giving, storage: withBroken(site.storage, "gifts", "raised") };
  const { reached, over, open_until: openUntil } = words.meter;
  for (const id of ["roof", "wall", "past"]) {
    const { text, html } = await draw("en", "goal", id, away);
    expect(text).toContain(words.meter.unavailable);
    for (const stage of [reached, over, openUntil]) expect(text).not.toContain(stage.split("{")[0]);
    expect(text).not.toContain(words.next.none);
    expect(html).not.toContain("/donate?for=");
  }
  const later = await draw("en", "goal", "later", away);
  expect(later.text).toContain(words.meter.coming.split("{")[0]);
  const gifts = { ...site.storage.gifts, raised: () => Promise.reject(new Error("a slip")) };
  const slip = { ...site.giving, storage: { ...site.storage, gifts } };
  await expect(draw("en", "goal", "roof", slip)).rejects.toThrow("a slip");
  const { text } = await draw("en", "donate", "", away);
  expect(text.split(words.section.title)[1]).toContain("The goal wall (en)");
});
