import { expect, test, onTestFinished } from "vitest";
import type { GiftRequest } from "#domain/giving/begin-gift.ts";
import { hideName, donorsOf } from "#domain/giving/donor-names.ts";
import { giftAlerts } from "#domain/daily/daily.ts";
import type { Gift } from "#domain/giving/gift.ts";
import { giftDeeds } from "#domain/staff/gift-deeds.ts";
import { setNews, silences, type GiftNews } from "#domain/giving/news-of-gifts.ts";
import { newsDeeds } from "#domain/staff/house-deeds.ts";
import { yearOf } from "#domain/giving/statements.ts";
import { requestKey } from "#domain/submissions/request-status.ts";
import { findDesignation } from "#reader/designations.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";
import { drawStatus, drawPage } from "../fakes/drawn-page.ts";
import { solarKit } from "../fakes/test-giving.ts";
import { givingOn, site, stripe } from "./giving-on.ts";
import { changeLists } from "../fakes/change-content.ts";
import { day, hour, minute } from "../fakes/samples.ts";
import { dispute, invoice } from "../fakes/stripe-objects.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";

givingOn();

test.for([
  ["half past ten in Los Angeles", "US", "2027-01-01T06:30:00Z", 2026, "8:30 PM HST"],
  ["after midnight in Berlin", "DE", "2026-12-31T23:30:00Z", 2027, "12:30 AM GMT+1"],
  ["midday, and nobody knows where", "", "2026-12-31T18:00:00Z", 2026, "12:00 PM CST"],
] as const)("New Year's Eve at %s is the donor's own day", async ([, country, at, year, clock]) => {
  site.clock.set(new Date(at));
  const gift = await site.started({ language: "en" });
  await site.tellPaid(gift, { customer_details: { address: { country } } });
  expect(await site.statementOf(gift.email, year)).toMatchObject({ totalCents: 5500 });
  expect(await site.statementOf(gift.email, year === 2026 ? 2027 : 2026)).toBeNull();
  const { number } = await site.receiptOf(gift);
  const day = year === 2026 ? "2026-12-31" : "2027-01-01";
  expect(await site.checkReceipt(number)).toMatchObject({ day });
  const [mail] = await site.mailsOf(gift);
  const page = await drawStatus(site, gift);
  for (const { text } of [mail!, page])
    expect(text.replace(/\s/g, " ")).toContain(`${year}, ${clock}`);
});

test("a monthly gift's first receipt waits for the checkout that names the day, two hours at most", async () => {
  site.clock.set(new Date("2027-01-01T02:30:00Z"));
  const isCheckout = ({ type }: { type: string }) => type.startsWith("checkout");
  const paid = async (ms: number) => {
    const gift = await site.started({ interval: "monthly", language: "en" });
    const told = stripe.pay(gift.checkoutId!, site.clock.now());
    site.clock.pass(ms);
    await site.deliver(told.filter((event) => !isCheckout(event)));
    expect((await drawStatus(site, gift)).text).toContain("will be sent by e-mail");
    return [gift, told.find(isCheckout)!] as const;
  };
  const [late, lateCheckout] = await paid(3 * hour);
  site.clock.pass(2 * hour - 1000);
  await site.refund(late, 1000);
  const { paymentId } = await site.onlyPayment(late);
  await site.tell("charge.dispute.created", dispute(paymentId, 4500));
  expect(await site.sendMails()).toEqual(["staff-gift-dispute"]);
  site.clock.pass(1000);
  // Nothing overtakes a receipt that the mail server refuses, nor a refund.
  expect(await site.sendMails("gift-receipt")).toEqual([]);
  const inCountry = (country: string) => ({ customer_details: { address: { country } } });
  Object.assign(lateCheckout.data.object, inCountry("JP"));
  await site.deliver([lateCheckout]);
  // It may have arrived, so its day stays.
  expect((await site.mailsOf(late))[0]?.text).toContain("December 31, 2026");
  site.clock.pass(minute);
  expect(await site.sendMails("gift-refund")).toEqual(["gift-receipt"]);
  await site.refund(late, 4500);
  const { subscriptionId } = await site.gift(late.id);
  await site.tell("invoice.paid", invoice(stripe.subscriptions.get(subscriptionId!)!, 5500));
  // A receipt waits for no other e-mail.
  expect(await site.sendMails()).toEqual(["gift-receipt"]);
  site.clock.pass(minute);
  expect(await site.sendMails()).toEqual(["gift-refund", "gift-refund"]);
  for (const wait of [minute, 3 * hour]) {
    const [gift, checkout] = await paid(0);
    site.clock.pass(wait);
    await site.refund(gift, 1000);
    expect(await site.sendStatement(gift.email, 2027)).toBe(true);
    Object.assign(checkout.data.object, inCountry("US"));
    await site.deliver([checkout]);
    const [mail] = await site.mailsOf(gift);
    expect(mail?.text).toContain("December 31, 2026");
    expect(await site.sendMails()).toEqual(["gift-receipt", "gift-refund"]);
    expect(yearOf(await site.receiptOf(gift))).toBe(2026);
  }
  const once = await site.paidGift({ language: "en" });
  // Just now being sent.
  await site.dueMails();
  expect((await drawStatus(site, once)).text).toContain("in your inbox");
});

test("the e-mail of a dedication leaves on its day, once, and never for a refunded gift", async () => {
  const to = { email: "marta@example.org", on: "2026-03-09" };
  const words = { name: "Doña Marta", message: "Feliz cumpleaños." };
  const dedication = { kind: "honour", ...words, mail: to } as const;
  const gift = await site.paidGift({ dedication });
  const back = await site.paidGift({ dedication });
  await site.refund(back, 5500);
  const disputed = await site.paidGift({ dedication });
  const opened = dispute((await site.onlyPayment(disputed)).paymentId, 5500);
  await site.tell("charge.dispute.created", opened);
  await site.work();
  expect(await site.mailNamesOf(gift)).toEqual(["gift-receipt"]);
  site.clock.set(new Date("2026-03-09T14:00:00Z"));
  await site.work();
  await site.work();
  expect(await site.mailNamesOf(gift)).toEqual(["gift-receipt", "gift-dedication-honour"]);
  const [, mail] = await site.mailsOf(gift);
  expect(mail?.to).toEqual({ email: "marta@example.org" });
  expect(mail?.text).toContain("Feliz cumpleaños.");
  expect(mail?.text).not.toMatch(/\$|55/);
  expect(await site.mailNamesOf(back)).not.toContain("gift-dedication-honour");
  // The day comes while a bank decides, which then decides for us.
  expect(await site.mailNamesOf(disputed)).not.toContain("gift-dedication-honour");
  await site.tell("charge.dispute.closed", { ...opened, status: "won" });
  await site.work(hour);
  expect(await site.mailNamesOf(disputed)).toContain("gift-dedication-honour");
  // While it has not left, another bank decides, and the gift is refunded.
  const again = dispute((await site.onlyPayment(disputed)).paymentId, 5500);
  await site.tell("charge.dispute.created", again);
  expect(await site.mailNamesOf(disputed)).not.toContain("gift-dedication-honour");
  await site.tell("charge.dispute.closed", { ...again, status: "won" });
  await site.work(hour);
  expect(await site.mailNamesOf(disputed)).toContain("gift-dedication-honour");
  await site.refund(disputed, 5500);
  expect(await site.mailNamesOf(disputed)).not.toContain("gift-dedication-honour");
});

test("a dedication without a day is sent together with the receipt", async () => {
  const mail = { email: "marta@example.org", on: null };
  const dedication = { kind: "memory", name: "Don Julio", message: "", mail } as const;
  const gift = await site.paidGift({ dedication, name: "", language: "en" });
  expect(await site.mailNamesOf(gift)).toEqual(["gift-receipt", "gift-dedication-memory"]);
  const { text } = (await site.mailsOf(gift)).at(-1)!;
  expect(text).toContain("Somebody who did not give a name");
  expect(text).not.toContain("With these words");
});

test("the receipt's e-mail contains everything an authority requires", async () => {
  const gift = await site.paidGift({ designation: solarKit, coversFee: true, language: "en" });
  const [mail] = await site.mailsOf(gift);
  const { number, totalCents, feeCoverCents } = await site.receiptOf(gift);
  const dollars = (cents: number) => `US$${(cents / 100).toFixed(2)}`;
  for (const words of [
    "Long Way Home, Inc.",
    "501(c)(3)",
    "March 2, 2026",
    number,
    "US$55.00",
    dollars(feeCoverCents),
    dollars(totalCents),
    "Solar kit",
    "No goods or services were provided",
    "promises no deduction in Guatemala",
    `/donate/receipt?number=${number}`,
    `/donate/receipt/${number}.pdf?key=`,
  ])
    expect(mail?.text).toContain(words);
  expect(mail?.text).not.toContain("Tax ID");
  expect(mail?.text).not.toMatch(/[{}]|undefined|null/);
});

const read = (gift: Gift) => doDeed(atDesk(site), giftDeeds.show_name, gift);
const give = async (name: string | null, own: Partial<GiftRequest> = {}) => {
  const gift = await site.paidGift({ displayName: name, email: `${name}@example.org`, ...own });
  if (name) await read(gift);
  return gift;
};
const shown = async () => (await donorsOf(site.giving))[0];
const check = { received: "2026-01-05", way: "check", amount: "50", language: "en" };
const five = ["Ana", "Bo", "Cai", "Dora", "Eva"];

test("only gifts settled and not refunded name their donors", async () => {
  site.clock.set(new Date("2025-12-01T15:00:00Z"));
  const zoe = await give("Zoe", { interval: "monthly" });
  site.clock.set(new Date("2026-03-02T15:00:00Z"));
  const gifts = [];
  for (const name of five) gifts.push(await give(name));
  await give(null);
  await give(null, { email: "bo@example.org" });
  await site.started({ displayName: "Zoe" });
  expect(await shown()).toEqual({ year: 2026, names: five, unnamed: 1 });
  await site.refund(gifts[0]!, gifts[0]!.giftCents);
  expect(await shown()).toEqual({ year: 2026, names: [], unnamed: 5 });
  await site.refund(zoe, 5500);
  await site.tell("invoice.paid", invoice(stripe.subscriptions.get(zoe.subscriptionId!)!, 5500));
  expect((await donorsOf(site.giving)).map(({ year }) => year)).toEqual([2026]);
});

test("staff decide on showing and hiding a name from their digest", async () => {
  for (const name of five.slice(1)) await give(name);
  const gift = await site.paidGift({ displayName: "Free Guns Here" });
  expect((await shown())?.names).toEqual([]);
  const news = await giftAlerts(site.storage.gifts, site.clock.now());
  expect(news).toMatchObject({ gifts_names: gift.reference });
  await read(gift);
  expect((await shown())?.names).toContain("Free Guns Here");
  await doDeed(atDesk(site), giftDeeds.hide_name, gift, { sure: "on" });
  expect((await shown())?.names).toEqual([]);
  const detail = { gift: gift.reference, by: "Ana" };
  expect(await site.storage.audit.list(1)).toMatchObject([{ action: "name", detail }]);
});

test("a donor's name disappears by the page of any paid gift or with the donor", async () => {
  for (const name of [...five, "Gil", "Hal", "Fe"]) await give(name);
  const again = await give("Ana María", { email: "Ana@example.org" });
  expect((await shown())?.names).toContain("Ana María");
  expect(await hideName(site.giving, again.id)).toBe(true);
  expect(await hideName(site.giving, again.id)).toBe(false);
  expect(await hideName(site.giving, "nobody")).toBe(false);
  expect((await shown())?.names).toEqual(["Bo", "Cai", "Dora", "Eva", "Fe", "Gil", "Hal"]);
  // Anybody may begin a gift under an address: unpaid, its page takes back no name but its own.
  const unpaid = await site.started({ displayName: "Zoe", email: "bo@example.org" });
  expect(await hideName(site.giving, unpaid.id)).toBe(true);
  expect((await site.gift(unpaid.id)).displayName).toBeNull();
  expect((await shown())?.names).toContain("Bo");
  for (const email of ["bo@example.org", "bo@example.org", "", ""])
    await site.enter({ ...check, email });
  for (const name of ["bo", "cai"]) await site.storage.erasePerson(`${name}@example.org`);
  const names = ["Dora", "Eva", "Fe", "Gil", "Hal"];
  // Ana, two anonymous gifts, and whoever is erased.
  expect(await shown()).toEqual({ year: 2026, names, unnamed: 4 });
});

const dome = findDesignation("project:any")!;
const news = {
  id: "first-course",
  on: "2026-12-01",
  for: [dome.id],
  text: { en: "The first course stands.", es: "La primera hilada está puesta." },
} satisfies GiftNews;

const giveForDome = (name: string, own: Parameters<StripeSite["paidGift"]>[0] = {}) =>
  site.paidGift({ email: `${name}@example.org`, designation: dome, ...own });
const send = (what: GiftNews = news) =>
  doDeed(atDesk(site), newsDeeds.send_news, what, { sure: "on" });
const countNews = async (gift: Gift) =>
  (await site.mailNamesOf(gift)).filter((name) => name === "gift-news").length;

test("news go once to each donor of their purpose, about a gift that has not opted out", async () => {
  const first = await giveForDome("ana");
  const last = await giveForDome("ana", { language: "es" });
  const refuses = await giveForDome("bo");
  const elsewhere = await giveForDome("bo", { designation: null });
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

test("a correction or refund sends no news twice, and none to those who want none", async () => {
  const ana = { ...check, for: dome.id, email: "ana@example.org" };
  const bo = { ...ana, email: "bo@example.org" };
  const countSent = async () => (await send()).record?.[1]["mails"];
  const [first, refuses] = [await site.enter(ana), await site.enter(bo)];
  await setNews(site.giving, refuses.id, false);
  await giveForDome("dora");
  const last = await giveForDome("dora");
  expect(await countSent()).toBe(2);
  // Tried is as good as sent.
  await site.sendMails("gift-news");
  await site.refund(last, last.giftCents);
  const right = await site.correct(first, { ...ana, amount: "55" });
  const refusing = await site.correct(refuses, { ...bo, amount: "55" });
  expect(await countSent()).toBe(0);
  // The wish was another person's.
  await site.correct(refusing, { ...bo, name: "Carla", email: "carla@example.org" });
  expect(await countSent()).toBe(1);
  // News that had not left leave no more, and go out about the correction.
  const waiting = await site.correct(right, { ...ana, email: "anna@example.org" });
  expect(await countSent()).toBe(1);
  const next = await site.correct(waiting, { ...ana, email: "anna@example.org" });
  expect(await countSent()).toBe(1);
  expect(await Promise.all([waiting, next].map(countNews))).toEqual([0, 1]);
  // They are not of gifts that came after them.
  site.clock.pass(366 * day);
  await giveForDome("cai");
  expect(await countSent()).toBe(0);
});

test("staff miss news when a gift is older than 90 days", async () => {
  await giveForDome("ana");
  await giveForDome("bo");
  site.clock.pass(89 * day);
  expect(await silences(site.giving, [])).toEqual([]);
  site.clock.pass(2 * day);
  expect(await silences(site.giving, [])).toMatchObject([{ purpose: dome.label, gifts: 2 }]);
  expect(await silences(site.giving, [news])).toEqual([]);
});

test("news are on the gift's page with their day, and where the gift is managed", async () => {
  const gift = await giveForDome("ana", { language: "en", interval: "monthly" });
  onTestFinished(changeLists({ giftNews: [news] }));
  const page = await drawStatus(site, gift);
  expect(page.text).toContain(news.text.en);
  expect(page.html).toContain('dateTime="2026-12-01"');
  const query = `?token=${site.tokenOf(gift)}`;
  const manage = await drawPage({ language: "en", page: "donateMonthly", query }, site);
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
  const fields = { name: "Tom", category: "tools-materials" };
  const { reference } = await site.keep({ form: "goods-offer", fields });
  const key = requestKey(await site.storage.secret("documents"), reference);
  const query = `?ref=${reference}&key=${key}`;
  const offer = await drawPage({ language: "en", page: "thanksItem", query }, site);
  expect(offer.text).toContain(news.text.en);
});
