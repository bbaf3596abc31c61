import { resendReceipt } from "#domain/giving/refunds.ts";
import { requestLinks } from "#domain/giving/gift-links.ts";
import { recurringByToken } from "#domain/giving/recurring-gift.ts";
import { checkReceipt } from "#domain/giving/receipts.ts";
import { describe, expect, test } from "vitest";
import { runGivingWork } from "#domain/giving/reconcile.ts";
import { receiptsOf } from "../fakes/receipts.ts";
import { refundPayment } from "../fakes/at-desk.ts";
import { statementByLink, statementOf } from "#domain/giving/statements.ts";
import { createDocuments } from "#server/documents/documents.ts";
import { receiptDocument } from "#server/documents/requested-document.ts";
import { drawPage } from "../fakes/drawn-page.ts";
import { newIntentId, stripeEvent } from "../fakes/stripe-objects.ts";
import type { StripeServer } from "../fakes/stripe-server.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { givingOn } from "./giving-on.ts";

describe("what donors get, and those they name", () => {
  let site: StripeSite;
  let stripe: StripeServer;
  givingOn((fresh) => ({ site, stripe } = fresh));

  test.each([
    ["half past ten in Los Angeles", "US", "2027-01-01T06:30:00Z", 2026, "8:30 PM HST"],
    ["after midnight in Berlin", "DE", "2026-12-31T23:30:00Z", 2027, "12:30 AM GMT+1"],
    ["midday, and nobody knows where", "", "2026-12-31T18:00:00Z", 2026, "12:00 PM CST"],
  ])("New Year's Eve at %s is the donor's own day", async (_at, country, paidAt, year, clock) => {
    site.clock.set(new Date(paidAt));
    const { id, email, checkoutId } = await site.started({ language: "en" });
    const page = stripe.sessions.get(checkoutId ?? "")!;
    const where = { customer_details: { address: { country } } };
    const paid = { ...page, ...where, payment_status: "paid", payment_intent: newIntentId() };
    await site.deliver([stripeEvent("checkout.session.completed", paid, site.clock.now())]);
    expect(await statementOf(site.world, email, year)).toMatchObject({ totalCents: 5500 });
    expect(await statementOf(site.world, email, year === 2026 ? 2027 : 2026)).toBeNull();
    const { number } = (await receiptsOf(site.giving, id))[0]!;
    expect(await checkReceipt(site.giving, number, "203.0.113.7")).toMatchObject({
      day: year === 2026 ? "2026-12-31" : "2027-01-01",
    });
    const { row } = await site.gift(id);
    const [mail] = await site.storage.outbox.listOfGift(row);
    expect(mail?.text.replace(/\s/g, " ")).toContain(`${year}, ${clock}`);
    const place = { language: "en", page: "donateStatus", id } as const;
    const { text } = await drawPage(await import("#app/pages/donate-status/page.tsx"), place, site);
    expect(text.replace(/\s/g, " ")).toContain(`${year}, ${clock}`);
  });

  test("sends the e-mail of a dedication on its day, once, and never for a gift given back", async () => {
    const dedication = {
      kind: "honour",
      name: "Doña Marta",
      message: "Feliz cumpleaños.",
      letter: { email: "marta@example.org", on: "2026-03-09" },
    } as const;
    const gift = await site.paidGift({ dedication });
    const back = await site.paidGift({ dedication });
    const payment = await site.onlyPayment(back);
    await refundPayment(site.world, { gift: back, payment }, 5500);
    await runGivingWork(site.world);
    expect(await site.mailsOf(gift)).toEqual(["gift-receipt"]);
    site.clock.set(new Date("2026-03-09T14:00:00Z"));
    await runGivingWork(site.world);
    await runGivingWork(site.world);
    expect(await site.mailsOf(gift)).toEqual(["gift-receipt", "gift-dedication-honour"]);
    const [, mail] = await site.storage.outbox.listOfGift(gift.row);
    expect(mail?.to).toEqual({ email: "marta@example.org" });
    expect(mail?.text).toContain("Feliz cumpleaños.");
    // The one who is honoured is not told how much.
    expect(mail?.text).not.toMatch(/\$|55/);
    expect(await site.mailsOf(back)).not.toContain("gift-dedication-honour");
  });

  test("sends a dedication without a day together with the receipt", async () => {
    const letter = { email: "marta@example.org", on: null };
    const dedication = { kind: "memory", name: "Don Julio", message: "", letter } as const;
    const gift = await site.paidGift({ dedication, name: "", language: "en" });
    expect(await site.mailsOf(gift)).toEqual(["gift-receipt", "gift-dedication-memory"]);
    const sent = (await site.storage.outbox.listOfGift(gift.row)).at(-1);
    expect(sent?.text).toContain("Somebody who did not give a name");
    expect(sent?.text).not.toContain("With these words");
  });

  test("gives a donor the links to everything under the address, strangers and programs nothing", async () => {
    const email = "luz@example.org";
    const monthly = await site.paidGift({ interval: "monthly", giftCents: 3500, email });
    await site.paidGift({ email, giftCents: 9900 });
    const control = { isHoneypotFilled: false, idempotencyKey: null };
    const meta = { clientAddress: "203.0.113.7", control, language: "en" } as const;
    const waiting = async () => (await site.storage.outbox.countByState()).waiting;
    const before = await waiting();
    await requestLinks(site.giving, "stranger@example.org", meta);
    const byProgram = { ...meta, control: { ...control, isHoneypotFilled: true } };
    await requestLinks(site.giving, email, byProgram);
    expect(await waiting()).toBe(before);
    // Three a day; each takes the place of the one before, which has not left.
    const written = new Set<number>();
    for (let time = 0; time < 5; time += 1) {
      await requestLinks(site.giving, " Luz@example.org ", meta);
      const all = await site.storage.outbox.listOfPerson(email);
      for (const { id, name: of } of all) if (of === "gift-links") written.add(id);
    }
    expect(written.size).toBe(3);
    expect(await waiting()).toBe(before + 1);
    const mails = await site.storage.outbox.claim({
      now: site.clock.now(),
      leaseMs: 1000,
      limit: 50,
    });
    const links = mails.filter((mail) => mail.name === "gift-links");
    const text = links[0]?.text ?? "";
    const token = /\/es\/donate\/monthly\?token=(\w+)/.exec(text)?.[1] ?? "";
    expect(await recurringByToken(site.giving, token)).toMatchObject({
      reference: monthly.reference,
    });
    expect(text.match(/\/donate\/receipt\/LWR-/g)).toHaveLength(2);
    const url = new URL(/http\S+\/donate\/statement\/2026\.pdf\S+/.exec(text)?.[0] ?? "");
    const documents = createDocuments();
    const opened = await receiptDocument(url, { giving: site.giving, documents });
    expect(opened).toMatchObject({ name: "gifts-2026" });
    const [of, key] = [url.searchParams.get("of") ?? "", url.searchParams.get("key") ?? ""];
    expect(await statementByLink(site.giving, { year: 2026, of, key })).toMatchObject({
      year: 2026,
      totalCents: 13_400,
      donor: { email },
    });
    expect(await statementByLink(site.giving, { year: 2025, of, key })).toBeNull();
  });

  test("sends a receipt again to its donor, three times a day", async () => {
    const gift = await site.paidGift();
    const { number } = (await receiptsOf(site.giving, gift.id))[0]!;
    const answers = [];
    for (let time = 0; time < 4; time += 1)
      answers.push(await resendReceipt(site.giving, gift.id, number));
    expect(answers).toEqual(["sent", "sent", "sent", "later"]);
    expect(await site.mailsOf(gift)).toHaveLength(4);
  });

  test("says in the receipt everything an authority asks for", async () => {
    const kit = { id: "kit:home", label: { en: "Solar kit", es: "Kit solar" } };
    const gift = await site.paidGift({ designation: kit, coversFee: true, language: "en" });
    const [mail] = await site.storage.outbox.listOfGift(gift.row);
    const { number, totalCents, feeCoverCents } = (await receiptsOf(site.giving, gift.id))[0]!;
    const cents = (amount: number) => `US$${(amount / 100).toFixed(2)}`;
    for (const words of [
      "Long Way Home, Inc.",
      "501(c)(3)",
      "March 2, 2026",
      number,
      "US$55.00",
      cents(feeCoverCents),
      cents(totalCents),
      "Solar kit",
      "No goods or services were provided",
      "promises no deduction in Guatemala",
      `/donate/receipt?number=${number}`,
      `/donate/receipt/${number}.pdf?key=`,
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).not.toContain("Tax ID");
    expect(mail?.text).not.toMatch(/[{}]|undefined|null/);
  });
});
