import { afterAll, describe, expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import type { Gift } from "#domain/giving/gift.ts";
import { refuseNews, silences, wantsNews, type GiftNews } from "#domain/giving/news-of-gifts.ts";
import { newsDeeds } from "#domain/staff/house-deeds.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { findDesignation } from "#reader/designations.ts";
import { reloadContent, useContent } from "#reader/load.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";
import { drawPage } from "../fakes/drawn-page.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { givingOn } from "./giving-on.ts";

const day = 24 * 3_600_000;
const dome = findDesignation("project:any")!;
const news: GiftNews = {
  id: "first-course",
  on: "2026-12-01",
  for: [dome.id],
  text: { en: "The first course stands.", es: "La primera hilada está puesta." },
};

describe("what came of gifts", () => {
  let site: StripeSite;
  givingOn((fresh) => ({ site } = fresh));
  afterAll(() => reloadContent());

  const give = (email: string, own: Parameters<StripeSite["paidGift"]>[0] = {}) =>
    site.paidGift({ email, designation: dome, ...own });
  const send = () => doDeed(atDesk(site), newsDeeds.send_news, news, { sure: "on" });
  const mailsOf = async (gift: Gift) =>
    (await site.mailsOf(gift)).filter((name) => name === "gift-news").length;

  test("goes once to each donor of its purpose who has not said no", async () => {
    const first = await give("ana@example.org");
    const last = await give("ana@example.org", { language: "es" });
    const refuses = await give("bo@example.org");
    const elsewhere = await give("cai@example.org", { designation: null });
    const unpaid = await site.started({ email: "dora@example.org", designation: dome });
    await refuseNews(site.giving, refuses.id);
    expect(await wantsNews(site.world, refuses.row)).toBe(false);
    expect((await send()).record).toEqual(["news", { news: news.id, letters: 1 }]);
    expect((await send()).record).toEqual(["news", { news: news.id, letters: 0 }]);
    const counts = await Promise.all([first, last, refuses, elsewhere, unpaid].map(mailsOf));
    expect(counts).toEqual([0, 1, 0, 0, 0]);
    const mail = (await site.storage.outbox.listOfGift(last.row)).at(-1)!;
    expect(mail.text).toContain(news.text.es);
    expect(mail.text).toContain(`/donate/status/${last.id}#news`);
  });

  test("is not of gifts that came after it", async () => {
    site.clock.pass(366 * day);
    const later = await give("ana@example.org");
    await send();
    expect(await mailsOf(later)).toBe(0);
  });

  test("is missed by staff when a gift is older than 90 days", async () => {
    await give("ana@example.org");
    await give("bo@example.org");
    site.clock.pass(89 * day);
    expect(await silences(site.world, [])).toEqual([]);
    site.clock.pass(2 * day);
    expect(await silences(site.world, [])).toMatchObject([{ purpose: dome.label, gifts: 2 }]);
    expect(await silences(site.world, [news])).toEqual([]);
  });

  test.each(languages)("stands with its day on the page of the gift, in %s", async (language) => {
    const gift = await give("ana@example.org", { language });
    const text = `- ${JSON.stringify(news)}\n`;
    useContent({ ...readContentFiles(), "content/lists/gift-news.yaml": text });
    const page = await import("#app/pages/donate-status/page.tsx");
    const place = { language, page: "donateStatus", id: gift.id } as const;
    const drawn = await drawPage(page, place, site);
    expect(drawn.text).toContain(news.text[language]);
    expect(drawn.html).toContain('dateTime="2026-12-01"');
  });
});
