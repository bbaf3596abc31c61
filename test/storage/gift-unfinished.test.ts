import { beforeEach, expect, test } from "vitest";
import type { Gift } from "#domain/giving/gift.ts";
import { resumePath } from "#domain/giving/giving-paths.ts";
import { forgetGift, resumedGift } from "#domain/giving/unfinished-gift.ts";
import { day, hour } from "../fakes/samples.ts";
import { dedication } from "../fakes/test-giving.ts";
import { givingOn, openSite, site, stripe } from "./giving-on.ts";

const email = "rosa@example.org";
const wantsReminder = true;

let gift: Gift;
givingOn();
beforeEach(async () => {
  gift = await site.started({ email, name: "Rosa Calí", dedication, wantsReminder });
});

const reminders = async (of = gift) =>
  (await site.mailNamesOf(of)).filter((name) => name === "gift-reminder");
const resumed = () => resumedGift(site.giving, gift.resumeKey ?? "");

test("one reminder leaves a day after the page has closed, with ways back and to be forgotten", async () => {
  await site.work(day);
  expect(await reminders()).toEqual([]);
  await site.work(hour + 1);
  const [mail] = await site.mailsOf(gift);
  expect(mail).toMatchObject({ name: "gift-reminder", to: { email } });
  expect(mail?.text).toContain(site.siteUrl + resumePath(gift));
  expect(mail?.text).toContain(`/es/donate/status/${gift.id}#forget`);
  expect(resumePath(gift)).not.toMatch(/rosa|Cal|Paula/i);
  await Promise.all([site.work(day), (await openSite()).work(day)]);
  expect(await reminders()).toHaveLength(1);
  expect(site.reports).toEqual([]);
});

test("an unfinished gift comes back as it was filled in, for a week after the reminder", async () => {
  const donor = { email, name: "Rosa Calí" };
  const fields = { ...donor, dedication: "honour", dedication_name: "Paula" };
  expect(await resumed()).toMatchObject({ kind: "open", fields: { ...fields, remind: "on" } });
  await site.work(day + hour + 1);
  expect(await resumed()).toMatchObject({ kind: "open", fields: { ...fields, remind: null } });
  await site.work(7 * day);
  expect(await resumed()).toBeNull();
  expect((await site.gift(gift.id)).resumeKey).toBeNull();
});

test("a gift without a wished reminder comes back for a day, with no e-mail", async () => {
  gift = await site.started({ email: "bo@example.org" });
  site.clock.pass(day - 1);
  expect(await resumed()).toMatchObject({ kind: "open" });
  await site.work(2);
  expect(await resumed()).toBeNull();
  await site.work(2 * day);
  expect(await reminders()).toEqual([]);
});

test("no reminder leaves once the same address has given or begun again", async () => {
  const cruz = { email: "cruz@example.org" };
  const before = await site.started(cruz);
  const again = await site.started({ ...cruz, wantsReminder });
  await site.pay(before);
  const dora = { email: "dora@example.org", wantsReminder };
  const [first, second] = [await site.started(dora), await site.started(dora)];
  await site.pay(gift);
  await site.work(day + hour + 1);
  for (const each of [gift, again, first]) expect(await reminders(each)).toEqual([]);
  expect(await reminders(second)).toHaveLength(1);
  expect(await resumed()).toEqual({ kind: "done", giftId: gift.id });
  expect(await forgetGift(site.giving, gift.id), "a paid gift keeps its donor").toBe(false);
});

test("no reminder leaves before Stripe was asked whether the gift was paid after all", async () => {
  // Paid, and no webhook comes.
  stripe.pay(gift.checkoutId ?? "", site.clock.now());
  stripe.stop();
  await site.work(day + hour + 1);
  expect(await reminders()).toEqual([]);
});

test("reminders are limited by network and by the number of new addresses", async () => {
  const clientAddress = "10.9.9.9";
  await site.storage.rateLimits.count(["block 10.9.9.0/24"], hour, site.clock.now(), 58);
  const heap = [];
  for (let at = 0; at < 4; at += 1) {
    const own = { email: `heap${at}@example.org`, wantsReminder };
    heap.push(await site.started(own, { clientAddress }));
  }
  expect(heap.filter(({ remindAt }) => remindAt !== null)).toHaveLength(2);
  await site.storage.rateLimits.count(["strangers"], hour, site.clock.now(), 300);
  expect((await site.started({ email: "eva@example.org", wantsReminder })).remindAt).toBeNull();
});
