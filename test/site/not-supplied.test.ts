import { afterAll, expect, onTestFinished, test } from "vitest";
import { savedForm } from "#app/forms/form-action.server.ts";
import type { Page } from "#domain/addresses.ts";
import { dayMs } from "#domain/clock.ts";
import { contactForm } from "#domain/forms/contact.ts";
import { goodsOfferForm } from "#domain/forms/goods-offer.ts";
import type { OfferedWays } from "#domain/giving/payments.ts";
import { addressOf, languages, type Language } from "#domain/language/language.ts";
import type { SubmissionForm } from "#domain/submissions/submission.ts";
import { listContent, pageContent } from "#reader/content.ts";
import { loadedContent, useParsed } from "#reader/load.ts";
import { drawWaysToGive } from "#server/documents/ways-to-give.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { withBroken } from "../fakes/broken-storage.ts";
import { changeLink, changeLists } from "../fakes/change-content.ts";
import { drawPage, drawStatus } from "../fakes/drawn-page.ts";
import { sampleGoal } from "../fakes/goals.ts";
import { sentForm } from "../fakes/send-form.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { readPdf } from "../read-pdf.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { inEachLanguage } from "./in-each-language.ts";

// Things that staff have not switched on, or not found out, are drawn here from content that has them: goals, other
// ways to give, employers who match gifts, an advertising account.
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
const storage = await openStorage({ databaseUrl: null, dataDir: temporaryFolder("file") });
const site = await testGiving(storage);
const { content } = loadedContent();
afterAll(() => {
  useParsed(content);
  return storage.close();
});
changeLists({ goals, giftNews: [news] });
changeLink("ad_conversion", "AW-123456789/AbC-dEf");

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

const drawForm = (language: Language, ways: OfferedWays | null = null) =>
  draw(language, "donate", "", { ...site.giving, ways: () => ways });

inEachLanguage("the donation page", ({ language, inTurn }) => {
  const waysOf = () => loadedContent().content.giving.payment_ways.ways;
  inTurn.test("leads to each other way to give that has an address", async () => {
    expect((await drawForm(language)).text).not.toContain("PayPal");
    const paypal = "https://www.paypal.com/donate/?id=1";
    onTestFinished(changeLink("paypal_gift", paypal));
    const { html } = await drawForm(language);
    expect(html).toContain(`href="${paypal}"`);
    expect(html).toContain(`href="/documents/ways-to-give.${language}.letter.pdf"`);
    const paper = await readPdf(await drawWaysToGive(language));
    expect(paper.pages[0]!.links).toContain(paypal);
  });

  inTurn.test("offers the employers who match gifts", async () => {
    const employers = ["Example Foods, Inc.", "The Masonry Works"];
    onTestFinished(
      changeLists({ employers: employers.map((name, at) => ({ id: `employer-${at}`, name })) }),
    );
    const { html } = await drawForm(language);
    const [offered = ""] = /<datalist id="gift-employer-offered".*?<\/datalist>/s.exec(html)!;
    expect(offered.match(/(?<=<option>)[^<]+/g)).toEqual(employers);
  });

  inTurn.test("names only the account's own ways to pay, once known", async () => {
    const ways = ["card", "apple_pay", "us_bank_account"] as const;
    const { text } = await drawForm(language, { ways, hasOwnCurrency: true });
    for (const way of ways) expect(text).toContain(waysOf()[way].name[language]);
    expect(text).toContain(waysOf().us_bank_account.note![language]);
    expect(text).not.toContain("Google Pay");
    const { own_currency: own } = loadedContent().content.giving.payment_ways;
    expect(text).toContain(own.line[language]);
    const cards = await drawForm(language, { ways: ["card"], hasOwnCurrency: false });
    for (const told of [waysOf().apple_pay.name, own.line]) {
      expect(cards.text).not.toContain(told[language]);
    }
    expect((await drawForm(language)).text).not.toContain(waysOf().card.name[language]);
  });
});

const asksAt = async (language: Language, path: string) => {
  const query = new URL(path, "https://site.example.org").search;
  const { loaderData } = await drawPage({ language, page: "thanksItem", query }, site);
  return (loaderData as { ads: unknown }).ads !== null;
};

test.each(languages)("an address with a key does not ask for consent, in %s", async (language) => {
  const meta = { language, clientAddress: "10.0.0.1" };
  const redirectOf = async (form: SubmissionForm, values: Record<string, string>) => {
    const sent = sentForm(form, values, site.clock.now());
    const outcome = await savedForm(form).accept(site as never, sent, meta);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    return outcome.redirectTo;
  };
  const person = { name: "Ana", email: `ana-${language}@example.org` };
  const goods = { category: "solar", items: "Two lamps", place: "Antigua" };
  const offered = await redirectOf(goodsOfferForm, { ...person, ...goods });
  expect(new URL(offered, "http://localhost").searchParams.has("key")).toBe(true);
  expect(await asksAt(language, offered)).toBe(false);
  const message = { subject: "education", message: "Good morning" };
  const written = await redirectOf(contactForm, { ...person, ...message });
  expect(written).not.toContain("key=");
  expect(await asksAt(language, written)).toBe(true);
  const { text } = await drawStatus(site, await site.paidGift({ language }));
  expect(text).not.toContain("Google");
});
