import { expect, onTestFinished, test } from "vitest";
import type { Gift } from "#domain/giving/gift.ts";
import { setNews, silences, type GiftNews } from "#domain/giving/news-of-gifts.ts";
import { newReference } from "#domain/reference.ts";
import { newsDeeds } from "#domain/staff/house-deeds.ts";
import { requestKey } from "#domain/submissions/request-status.ts";
import { findDesignation } from "#reader/designations.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";
import { changeLists } from "../fakes/change-content.ts";
import { drawPage, drawStatus } from "../fakes/drawn-page.ts";
import { day, sampleSubmission } from "../fakes/samples.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { givingOn, site } from "./giving-on.ts";

const dome = findDesignation("project:any")!;
const news = {
  id: "first-course",
  on: "2026-12-01",
  for: [dome.id],
  text: { en: "The first course stands.", es: "La primera hilada está puesta." },
} satisfies GiftNews;

givingOn();

const give = (name: string, own: Parameters<StripeSite["paidGift"]>[0] = {}) =>
  site.paidGift({ email: `${name}@example.org`, designation: dome, ...own });
const send = (what: GiftNews = news) =>
  doDeed(atDesk(site), newsDeeds.send_news, what, { sure: "on" });
const countNews = async (gift: Gift) =>
  (await site.mailNamesOf(gift)).filter((name) => name === "gift-news").length;

test("news go once to each donor of their purpose, about a gift that has not opted out", async () => {
  const first = await give("ana");
  const last = await give("ana", { language: "es" });
  const refuses = await give("bo");
  const elsewhere = await give("bo", { designation: null });
  const unpaid = await site.started({ email: "dora@example.org", designation: dome });
  await setNews(site.giving, refuses.id, false);
  expect((await send()).record).toEqual(["news", { news: news.id, mails: 1 }]);
  expect((await send()).record).toEqual(["news", { news: news.id, mails: 0 }]);
  const counts = await Promise.all([first, last, refuses, elsewhere, unpaid].map(countNews));
  expect(counts).toEqual([0, 1, 0, 0, 0]);
  const mail = (await site.mailsOf(last)).at(-1)!;
  expect(mail.text).toMatch(new RegExp(`${news.text.es}.*/donate/status/${last.id}#news`, "s"));
  await send({ ...news, id: "second-course", for: [dome.id, "any"] });
  expect(await Promise.all([refuses, elsewhere].map(countNews))).toEqual([0, 1]);
  await setNews(site.giving, refuses.id, true);
  expect((await send()).record).toEqual(["news", { news: news.id, mails: 1 }]);
});

test("news are not of gifts that came after them", async () => {
  site.clock.pass(366 * day);
  const later = await give("ana");
  await send();
  expect(await countNews(later)).toBe(0);
});

test("staff miss news when a gift is older than 90 days", async () => {
  await give("ana");
  await give("bo");
  site.clock.pass(89 * day);
  expect(await silences(site.giving, [])).toEqual([]);
  site.clock.pass(2 * day);
  expect(await silences(site.giving, [])).toMatchObject([{ purpose: dome.label, gifts: 2 }]);
  expect(await silences(site.giving, [news])).toEqual([]);
});

test("news are on the gift's page with their day, and where the gift is managed", async () => {
  const gift = await give("ana", { language: "en", interval: "monthly" });
  onTestFinished(changeLists({ giftNews: [news] }));
  const page = await drawStatus(site, gift);
  expect(page.text).toContain(news.text.en);
  expect(page.html).toContain('dateTime="2026-12-01"');
  const query = `?token=${site.tokenOf(gift)}`;
  const place = { language: "en", page: "donateMonthly", query } as const;
  const manage = await drawPage(place, site);
  expect(manage.text).toContain(news.text.en);
  expect(manage.html).toContain(`href="/donate/status/${gift.id}"`);
});

test("news of a purpose without a page are on /impact, and at the offers of such goods", async () => {
  const ofTools = { ...news, for: ["goods:tools-materials"] };
  onTestFinished(changeLists({ giftNews: [ofTools] }));
  const draw = async () => (await drawPage({ language: "en", page: "impact" }, site)).text;
  expect(await draw()).toContain(news.text.en);
  changeLists({ giftNews: [{ ...ofTools, for: ["project:solar-shower"] }] });
  expect(await draw()).not.toContain(news.text.en);
  changeLists({ giftNews: [ofTools] });
  const reference = newReference();
  const fields = { name: "Tom", category: "tools-materials" };
  await site.storage.submissions.add(sampleSubmission({ form: "goods-offer", reference, fields }));
  const key = requestKey(await site.storage.secret("documents"), reference);
  const place = {
    language: "en",
    page: "thanksItem",
    query: `?ref=${reference}&key=${key}`,
  } as const;
  const offer = await drawPage(place, site);
  expect(offer.text).toContain(news.text.en);
});
