import { resumedGift, forgetGift, mayBeForgotten } from "#domain/giving/unfinished-gift.ts";
import { beforeEach, describe, expect, test } from "vitest";
import type { Gift } from "#domain/giving/gift.ts";
import { resumePath } from "#domain/giving/giving-paths.ts";
import { runGivingWork } from "#domain/giving/reconcile.ts";
import { countSender } from "#domain/spam/spam.ts";
import { stripeEvent } from "../fakes/stripe-objects.ts";
import type { StripeServer } from "../fakes/stripe-server.ts";
import { stripeSite, type StripeSite } from "../fakes/stripe-site.ts";
import { givingOn } from "./giving-on.ts";

const hour = 3_600_000;
const day = 24 * hour;
const email = "rosa@example.org";
const dedication = {
  kind: "honour",
  name: "Doña Paula",
  message: "Gracias",
  letter: null,
} as const;

describe("an unfinished gift", () => {
  let site: StripeSite;
  let stripe: StripeServer;
  let openSite: () => Promise<StripeSite>;
  let gift: Gift;
  givingOn((fresh) => ({ site, stripe, openSite } = fresh));
  beforeEach(async () => {
    gift = await site.started({ email, name: "Rosa Calí", dedication, wantsReminder: true });
  });

  /** Time passes, and the hourly work is done. */
  const pass = async (ms: number) => {
    site.clock.pass(ms);
    await runGivingWork(site.world);
  };
  const reminders = async (of = gift) =>
    (await site.mailsOf(of)).filter((mail) => mail === "gift-reminder");
  const found = () => resumedGift(site.giving, gift.resumeKey ?? "");

  test("is told of once, a day after its page has closed, with one way back and one to be forgotten", async () => {
    await pass(day);
    expect(await reminders()).toEqual([]);
    await pass(hour + 1);
    const [mail] = await site.storage.outbox.listOfGift(gift.row);
    expect(mail).toMatchObject({ name: "gift-reminder", to: { email } });
    expect(mail?.text).toContain(site.world.siteUrl + resumePath(gift));
    expect(mail?.text).toContain(`/es/donate/status/${gift.id}#forget`);
    expect(resumePath(gift)).not.toMatch(/rosa|Cal|Paula/i);
    await Promise.all([pass(day), runGivingWork((await openSite()).world)]);
    expect(await reminders()).toHaveLength(1);
    expect(site.reports).toEqual([]);
  });

  test("comes back as it was filled in, for a week after the reminder and no longer", async () => {
    const fields = {
      email,
      name: "Rosa Calí",
      dedication: "honour",
      dedication_name: "Doña Paula",
    };
    expect(await found()).toMatchObject({ kind: "open", fields: { ...fields, remind: "on" } });
    await pass(day + hour + 1);
    expect(await found()).toMatchObject({ kind: "open", fields: { ...fields, remind: null } });
    await pass(7 * day);
    expect(await found()).toBeNull();
    expect((await site.gift(gift.id)).resumeKey).toBeNull();
  });

  test("whose donor wished for no reminder gets none, and comes back for a day", async () => {
    gift = await site.started({ email: "bo@example.org" });
    site.clock.pass(day - 1);
    expect(await found()).toMatchObject({ kind: "open" });
    await pass(2);
    expect(await found()).toBeNull();
    await pass(2 * day);
    expect(await reminders()).toEqual([]);
  });

  test("is not told of once the same address has given, begun again or waits for its bank", async () => {
    const before = await site.started({ email: "cruz@example.org" });
    const again = await site.started({ email: "cruz@example.org", wantsReminder: true });
    await site.pay(before);
    const [first, second] = [
      await site.started({ email: "dora@example.org", wantsReminder: true }),
      await site.started({ email: "dora@example.org", wantsReminder: true }),
    ];
    await site.pay(gift);
    await pass(day + hour + 1);
    for (const each of [gift, again, first]) expect(await reminders(each)).toEqual([]);
    expect(await reminders(second)).toHaveLength(1);
    expect(await found()).toEqual({ kind: "done", giftId: gift.id });
  });

  test("is not told of before Stripe was asked whether it was paid after all", async () => {
    // Paid, and no webhook comes.
    stripe.pay(gift.checkoutId ?? "", site.clock.now());
    site.clock.pass(day + hour + 1);
    await stripe.stop();
    await runGivingWork(site.world);
    expect(await reminders()).toEqual([]);
  });

  test("of test keys or of the demonstration reminds nobody", async () => {
    const trying = await stripeSite(site.storage, stripe, "test");
    gift = await trying.started({ email: "eva@example.org", wantsReminder: true });
    expect(gift.remindAt).toBeNull();
    await pass(day + hour + 1);
    expect(await reminders()).toEqual([]);
  });

  test("begun in heaps from one network reminds few", async () => {
    const clientAddress = "10.9.9.9";
    for (let at = 0; at < 58; at += 1) {
      await countSender(site.storage.rateLimits, clientAddress, null, site.clock.now());
    }
    const asked = [];
    for (let at = 0; at < 4; at += 1) {
      const own = { email: `heap${at}@example.org`, wantsReminder: true };
      asked.push(await site.started(own, { clientAddress }));
    }
    expect(asked.filter(({ remindAt }) => remindAt !== null)).toHaveLength(2);
  });

  test("is forgotten at once when its donor asks, but never while it may be paid or once it is", async () => {
    expect(mayBeForgotten(await site.gift(gift.id), site.clock.now())).toBe(false);
    expect(await forgetGift(site.giving, gift.id)).toBe(false);
    site.clock.pass(hour + 1);
    const closed = {
      object: "checkout.session",
      id: gift.checkoutId ?? "",
      metadata: { gift: gift.id },
      mode: "payment",
      payment_status: "unpaid",
    };
    await site.deliver([stripeEvent("checkout.session.expired", closed, site.clock.now())]);
    expect(await site.gift(gift.id)).toMatchObject({ state: "expired" });
    await pass(day);
    expect(await reminders()).toHaveLength(1);
    expect(mayBeForgotten(await site.gift(gift.id), site.clock.now())).toBe(true);
    expect(await forgetGift(site.giving, gift.id)).toBe(true);
    expect(await site.gift(gift.id)).toMatchObject({
      email: "",
      name: "",
      dedication: null,
      resumeKey: null,
    });
    expect(await site.storage.outbox.listOfPerson(email)).toEqual([]);
    expect(await forgetGift(site.giving, gift.id)).toBe(false);
    const paid = await site.paidGift({ email });
    expect(await forgetGift(site.giving, paid.id)).toBe(false);
  });

  test("goes with its person", async () => {
    await site.storage.erasePerson(email);
    expect(await found()).toBeNull();
    await pass(2 * day);
    expect(await reminders()).toEqual([]);
  });
});
