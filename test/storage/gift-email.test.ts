import { totalsOf } from "#domain/giving/totals.ts";
import { resumedGift } from "#domain/giving/unfinished-gift.ts";
import { requestRefund } from "#domain/giving/refunds.ts";
import { recurringByToken } from "#domain/giving/recurring-gift.ts";
import { receiptByKey } from "#domain/giving/receipts.ts";
import {
  newEmailByKey,
  confirmNewEmail,
  askNewEmail,
  emailChangeOf,
} from "#domain/giving/email-change.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { sendStatement, statementOf } from "#domain/giving/statements.ts";
import { giftDeeds } from "#domain/staff/gift-deeds.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { runGivingWork } from "#domain/giving/reconcile.ts";
import type { Gift } from "#domain/giving/gift.ts";
import { countSender } from "#domain/spam/spam.ts";
import { receiptsOf } from "../fakes/receipts.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";
import { withBroken } from "../fakes/broken-storage.ts";
import { stripeEvent } from "../fakes/stripe-objects.ts";
import type { StripeServer } from "../fakes/stripe-server.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { givingOn } from "./giving-on.ts";

const hour = 3_600_000;
const slip = "luz@gmial.example";
const right = "luz@example.org";

describe("a mistyped address", () => {
  let site: StripeSite;
  let stripe: StripeServer;
  let gift: Gift;
  givingOn((fresh) => ({ site, stripe } = fresh));
  beforeEach(async () => {
    gift = await site.paidGift({ email: slip, name: "Luz Cali" });
  });

  const control = { isHoneypotFilled: false, idempotencyKey: null };
  let networks = 0;
  const ask = (email = right, own: Partial<typeof control> = {}) => {
    networks += 1;
    const clientAddress = `10.7.${networks}.1`;
    return askNewEmail(site.giving, gift.id, email, {
      clientAddress,
      control: { ...control, ...own },
    });
  };
  const staffAsk = () => doDeed(atDesk(site), giftDeeds.other_address, gift, { email: right });
  const later = (ms: number) => site.clock.set(new Date(site.clock.now().getTime() + ms));
  const mails = async () =>
    (await site.storage.outbox.listOfGift(gift.row)).map(({ name: of, to, text }) => ({
      of,
      to: to === "staff" ? to : to.email,
      text,
    }));
  const keyIn = async () => {
    const last = (await mails()).findLast(({ of }) => of === "gift-email-confirm");
    return /[?&]key=(\w+)/.exec(last?.text ?? "")?.[1] ?? "";
  };
  /** Opens the link; from then on the gift has a new id. */
  const confirmed = async (key: string) => {
    const id = await confirmNewEmail(site.giving, key);
    expect(id).not.toBeNull();
    gift = await site.gift(id ?? "");
  };
  /** As the page of the gift says. */
  const changes = async () => emailChangeOf(await site.gift(gift.id), site.clock.now());
  const addressOf = async () => (await site.gift(gift.id)).email;

  test("goes nowhere until whoever has the new one says yes; the old one is told", async () => {
    expect(await ask(` ${right.toUpperCase()} `)).toBe("asked");
    expect(await addressOf()).toBe(slip);
    expect(await changes()).toEqual({ mayChangeEmail: true, maskedNewEmail: "l…z@example.org" });
    const key = await keyIn();
    expect(await newEmailByKey(site.giving, key)).toEqual({
      reference: gift.reference,
      maskedEmail: "l…z@example.org",
    });
    const asking = (await mails()).at(-1);
    expect(asking).toMatchObject({ of: "gift-email-confirm", to: right });
    // A stranger at that address does not learn anything of the gift.
    expect(asking?.text).not.toMatch(new RegExp(`${gift.id}|Luz Cali|\\$|LWR-`));
    await confirmed(key);
    expect(await addressOf()).toBe(right);
    expect((await mails()).map(({ of, to }) => `${of} ${to}`)).toEqual([
      `gift-email-confirm ${right}`,
      `gift-email-changed ${slip}`,
      `gift-receipt ${right}`,
    ]);
    const told = (await mails())[1]?.text ?? "";
    expect(told).toContain("l…z@example.org");
    expect(told).not.toMatch(/Luz Cali|\$|LWR-/);
    expect(await confirmNewEmail(site.giving, key)).toBeNull();
    expect(await newEmailByKey(site.giving, key)).toBeNull();
    expect((await totalsOf(site.giving)).giftCents).toBe(gift.giftCents);
  });

  test("what went to the old mailbox opens nothing any more, and the new one has all of it", async () => {
    gift = await site.paidGift({ email: slip, name: "Luz Cali", interval: "monthly" });
    const [before, token] = [gift, site.tokenOf(gift)];
    const [old] = await receiptsOf(site.giving, gift.id);
    expect(await recurringByToken(site.giving, token)).not.toBeNull();
    const link = { number: old?.number ?? "", key: old?.key ?? "" };
    await ask();
    await confirmed(await keyIn());
    expect(await site.storage.gifts.find(before.id)).toBeNull();
    expect(await recurringByToken(site.giving, token)).toBeNull();
    expect(await receiptsOf(site.giving, before.id)).toEqual([]);
    expect(await receiptByKey(site.giving, link.number, link.key)).toBeNull();
    expect(await requestRefund(site.giving, before.id, link.number)).toBe("unknown");
    expect(await resumedGift(site.giving, before.resumeKey ?? "")).toBeNull();
    const text = (await mails()).findLast(({ of }) => of === "gift-receipt")?.text ?? "";
    expect(text).toContain(`/donate/status/${gift.id}`);
    const key = /\.pdf\?key=(\w+)/.exec(text)?.[1] ?? "";
    expect(await receiptByKey(site.giving, link.number, key)).toMatchObject({
      donor: { email: right },
    });
    const own = /\/donate\/monthly\?token=(\w+)/.exec(text)?.[1] ?? "";
    expect(await recurringByToken(site.giving, own)).toMatchObject({ reference: gift.reference });
  });

  test("the payment provider, which knows the old name alone, is understood all the same", async () => {
    gift = await site.started({ email: slip });
    const open = stripe.sessions.get(gift.checkoutId ?? "")!;
    const done = { ...open, status: "complete", payment_status: "unpaid", payment_intent: "pi_7" };
    await site.deliver([stripeEvent("checkout.session.completed", done, site.clock.now())]);
    await ask();
    await confirmed(await keyIn());
    expect(gift.state).toBe("waiting");
    const came = "checkout.session.async_payment_succeeded";
    await site.deliver([stripeEvent(came, { ...done, payment_status: "paid" }, site.clock.now())]);
    expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
    expect((await mails()).at(-1)).toMatchObject({ of: "gift-receipt", to: right });
  });

  test("pressed twice at one moment, by two processes, is changed and told once", async () => {
    await ask();
    const key = await keyIn();
    const answers = await Promise.all([1, 2, 3].map(() => confirmNewEmail(site.giving, key)));
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
    expect((await mails()).filter(({ of }) => of === "gift-email-changed")).toHaveLength(1);
  });

  test("is taken for an hour, three times, and only where a gift has come", async () => {
    expect(await ask(slip)).toBe("same");
    expect(await ask("other@example.org")).toBe("asked");
    const first = await keyIn();
    expect(await ask()).toBe("asked");
    // The newest counts: the link before it works no longer, and its e-mail does not leave.
    expect(await confirmNewEmail(site.giving, first)).toBeNull();
    expect((await mails()).filter(({ of }) => of === "gift-email-confirm")).toHaveLength(1);
    expect([await ask(), await ask()]).toEqual(["asked", "later"]);
    later(hour + 1);
    expect(await ask()).toBe("too_late");
    expect((await changes()).mayChangeEmail).toBe(false);
    gift = await site.started({ email: slip });
    expect(await ask()).toBe("too_late");
  });

  test("is refused to programs, and to one network that writes to many", async () => {
    expect(await ask(right, { isHoneypotFilled: true })).toBe("later");
    const meta = { clientAddress: "10.8.0.1", control };
    const { rateLimits } = site.storage;
    for (let time = 0; time < 60; time += 1) {
      await countSender(rateLimits, meta.clientAddress, null, site.clock.now());
    }
    expect(await askNewEmail(site.giving, gift.id, right, meta)).toBe("later");
    expect((await mails()).map(({ of }) => of)).toEqual(["gift-receipt"]);
  });

  test("a link works for three days; then the address is forgotten, as when its person asks", async () => {
    await staffAsk();
    const key = await keyIn();
    await site.storage.erasePerson(right);
    expect(await confirmNewEmail(site.giving, key)).toBeNull();
    await staffAsk();
    const next = await keyIn();
    later(72 * hour + 1);
    expect(await confirmNewEmail(site.giving, next)).toBeNull();
    await runGivingWork(site.world);
    expect((await site.gift(gift.id)).newEmail).toBeNull();
    expect(await addressOf()).toBe(slip);
    await staffAsk();
    const last = await keyIn();
    await site.storage.erasePerson(slip);
    expect(await confirmNewEmail(site.giving, last)).toBeNull();
    expect(await addressOf()).toBe("");
  });

  test("staff mail no link that the record does not tell of", async () => {
    const storage = withBroken(site.storage, "audit", "append");
    const acting = atDesk({ ...site, storage });
    const asked = doDeed(acting, giftDeeds.other_address, gift, { email: right });
    await expect(asked).rejects.toThrow(StorageUnavailable);
    expect((await site.gift(gift.id)).newEmail).toBeNull();
    expect((await mails()).map(({ of }) => of)).toEqual(["gift-receipt"]);
  });

  test("the year's statement of the old address no longer counts as the new one's", async () => {
    const sent = async (email: string) => {
      const statement = await statementOf(site.world, email, 2026);
      return (
        statement &&
        site.storage.transaction((stores) => sendStatement(site.world, stores, statement))
      );
    };
    const own = await site.paidGift({ email: slip });
    expect(await sent(slip)).toBe(true);
    await staffAsk();
    await confirmed(await keyIn());
    const statement = await statementOf(site.world, right, 2026);
    expect(statement?.receipts.map(({ number }) => number)).toEqual([
      (await site.onlyPayment(gift)).receiptNumber,
    ]);
    expect([await sent(right), await sent(right)]).toEqual([true, false]);
    // The statement of the old address contained a gift that was not its own, so it gets a new one, once.
    expect([await sent(slip), await sent(slip)]).toEqual([true, false]);
    expect((await statementOf(site.world, slip, 2026))?.totalCents).toBe(own.giftCents);
  });
});
