import { expect, test } from "vitest";
import type { GiftRequest } from "#domain/giving/begin-gift.ts";
import { hideName, donorsOf } from "#domain/giving/donor-names.ts";
import { giftAlerts } from "#domain/giving/gift-alerts.ts";
import type { Gift } from "#domain/giving/gift.ts";
import { giftDeeds } from "#domain/staff/gift-deeds.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";
import { givingOn, site } from "./giving-on.ts";

givingOn();

/** Staff read the name, which lets it be shown. */
const read = (gift: Gift) => doDeed(atDesk(site), giftDeeds.show_name, gift);
const give = async (name: string | null, own: Partial<GiftRequest> = {}) => {
  const gift = await site.paidGift({ displayName: name, email: `${name}@example.org`, ...own });
  if (name) await read(gift);
  return gift;
};
const shown = async () => (await donorsOf(site.giving))[0];
const five = ["Ana", "Bo", "Cai", "Dora", "Eva"];

test("the names of settled gifts are shown; a refunded or unfinished one names nobody", async () => {
  const gifts = [];
  for (const name of five) gifts.push(await give(name));
  await give(null);
  await site.started({ displayName: "Zoe" });
  expect(await shown()).toEqual({ year: 2026, names: five, unnamed: 1 });
  await site.refund(gifts[0]!, gifts[0]!.giftCents);
  expect(await shown()).toEqual({ year: 2026, names: [], unnamed: 5 });
});

test("a name waits for one press of the staff, whose digest names it", async () => {
  for (const name of five.slice(1)) await give(name);
  const gift = await site.paidGift({ displayName: "Free Guns Here" });
  expect((await shown())?.names).toEqual([]);
  const news = await giftAlerts(site.storage.gifts, site.clock.now());
  expect(news).toMatchObject({ gifts_names: `Free Guns Here (${gift.reference})` });
  await read(gift);
  expect((await shown())?.names).toContain("Free Guns Here");
});

test("a donor takes the name back on the page of any paid gift, and it goes with the donor", async () => {
  for (const name of [...five, "Fe", "Gil"]) await give(name);
  const again = await give("Ana María", { email: "Ana@example.org" });
  expect((await shown())?.names).toContain("Ana María");
  expect(await hideName(site.giving, again.id)).toBe(true);
  expect(await hideName(site.giving, again.id)).toBe(false);
  expect(await hideName(site.giving, "nobody")).toBe(false);
  expect((await shown())?.names).toEqual(["Bo", "Cai", "Dora", "Eva", "Fe", "Gil"]);
  // Anybody may begin a gift under an address: unpaid, its page takes back no name but its own.
  const unpaid = await site.started({ displayName: "Zoe", email: "bo@example.org" });
  expect(await hideName(site.giving, unpaid.id)).toBe(true);
  expect((await site.gift(unpaid.id)).displayName).toBeNull();
  expect((await shown())?.names).toContain("Bo");
  await site.storage.erasePerson("bo@example.org");
  const names = ["Cai", "Dora", "Eva", "Fe", "Gil"];
  expect(await shown()).toEqual({ year: 2026, names, unnamed: 2 });
});

test("staff hide a name, and the record says so", async () => {
  const gift = await give("Zoe");
  await doDeed(atDesk(site), giftDeeds.hide_name, gift, { sure: "on" });
  expect((await site.gift(gift.id)).displayName).toBeNull();
  const detail = { gift: gift.reference, by: "Ana" };
  expect(await site.storage.audit.list(1)).toMatchObject([{ action: "name", detail }]);
});
