import { describe, expect, test } from "vitest";
import { hideName, donorsOf, leastNames } from "#domain/giving/donor-names.ts";
import { giftAlerts } from "#domain/giving/gift-alerts.ts";
import type { Gift } from "#domain/giving/gift.ts";
import type { GiftRequest } from "#domain/giving/begin-gift.ts";
import { giftDeeds } from "#domain/staff/gift-deeds.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { atDesk, doDeed, refundPayment } from "../fakes/at-desk.ts";
import { withBroken } from "../fakes/broken-storage.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { givingOn } from "./giving-on.ts";

describe("the names of donors", () => {
  let site: StripeSite;
  givingOn((fresh) => ({ site } = fresh));

  const read = (gift: Gift) => doDeed(atDesk(site), giftDeeds.show_name, gift);
  const give = async (name: string | null, own: Partial<GiftRequest> = {}, isRead = true) => {
    const gift = await site.paidGift({ displayName: name, email: `${name}@example.org`, ...own });
    if (name && isRead) await read(gift);
    return gift;
  };
  const shown = async () => (await donorsOf(site.giving))[0];
  const wanted = ["Ana", "Bo", "Cai", "Dora", "Eva"];

  test("are those of settled gifts; what is given back, tried out or unfinished names nobody", async () => {
    expect(wanted).toHaveLength(leastNames);
    const gifts = [];
    for (const each of wanted) gifts.push(await give(each));
    await give(null);
    await site.started({ displayName: "Zoe" });
    expect(await shown()).toEqual({ year: 2026, names: wanted, unnamed: 1 });
    const [gift] = gifts;
    const payment = await site.onlyPayment(gift!);
    await refundPayment(site.world, { gift: gift!, payment }, payment.giftCents);
    expect(await shown()).toEqual({ year: 2026, names: [], unnamed: 5 });
  });

  test("wait for one press of the staff, whose digest names them", async () => {
    for (const each of wanted.slice(1)) await give(each);
    const gift = await give("Free Guns Here", {}, false);
    expect((await shown())?.names).toEqual([]);
    const news = await giftAlerts(site.storage.gifts, site.clock.now());
    expect(news).toMatchObject({ gifts_names: "Free Guns Here" });
    await read(gift);
    expect((await shown())?.names).toContain("Free Guns Here");
  });

  test("are taken back by the page of any received gift of the donor, and go with the donor", async () => {
    for (const each of [...wanted, "Fe", "Gil"]) await give(each);
    const again = await give("Ana María", { email: "Ana@example.org" });
    expect((await shown())?.names).toContain("Ana María");
    expect((await site.gift(again.id)).displayName).toBe("Ana María");
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
    expect(await shown()).toEqual({
      year: 2026,
      names: ["Cai", "Dora", "Eva", "Fe", "Gil"],
      unnamed: 2,
    });
  });

  test("are hidden by staff together with a line of the record, or not at all", async () => {
    const gift = await give("Zoe");
    const storage = withBroken(site.storage, "audit", "append");
    const hide = (of: typeof storage) =>
      doDeed(atDesk({ ...site, storage: of }), giftDeeds.hide_name, gift, { sure: "on" });
    await expect(hide(storage)).rejects.toThrow(StorageUnavailable);
    expect((await site.gift(gift.id)).displayName).toBe("Zoe");
    await hide(site.storage);
    expect((await site.gift(gift.id)).displayName).toBeNull();
    expect((await site.storage.audit.list(1))[0]).toMatchObject({
      action: "name",
      detail: { gift: gift.reference, by: "Ana" },
    });
  });
});
