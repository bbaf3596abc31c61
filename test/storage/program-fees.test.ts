import { beforeEach, expect, test } from "vitest";
import type { TakenBackReason } from "#domain/giving/entered-gift.ts";
import type { Typed } from "#domain/giving/read-typed.ts";
import { feeSums, type ProgramFee } from "#domain/program-fees/program-fee.ts";
import { parseReceiptNumber } from "#domain/reference.ts";
import type { Acting } from "#domain/staff/deed.ts";
import { feeEntryDeeds, resend as resendDeed } from "#domain/staff/entry-deeds.ts";
import { personDeeds } from "#domain/staff/house-deeds.ts";
import { findFee, planErasing, exportPerson } from "#domain/staff/records.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";
import { sampleFee } from "../fakes/samples.ts";
import { demoOn, openSite, site } from "./demo-on.ts";

const tell = { tell: "on" };

let desks: readonly [Acting, Acting];
let desk: Acting;
demoOn();
beforeEach(async () => {
  desks = [atDesk(site), atDesk(await openSite())];
  [desk] = desks;
});

const find = async (number: string) => (await findFee(desk.storage, number))!;
const again = ({ number }: ProgramFee) => find(number);
const enter = async (own: Typed = {}, at = desk) => {
  const { number } = await doDeed(at, feeEntryDeeds.enter, true, { ...sampleFee, ...own });
  return find(number!);
};
const correct = async (fee: ProgramFee, own: Typed = {}, at = desk) => {
  const { number } = await doDeed(at, feeEntryDeeds.correct, fee, { ...sampleFee, ...own });
  return find(number!);
};
const resend = (fee: ProgramFee) => doDeed(desk, resendDeed, fee);
const withdraw = (fee: ProgramFee, because: TakenBackReason, own: Typed = {}, at = desk) =>
  doDeed(at, feeEntryDeeds.withdraw, fee, { because, sure: "on", ...own });
const mailsOf = ({ row }: ProgramFee) => desk.storage.outbox.listOf({ feeRow: row });
const sums = (mode = desk.payments.mode) => feeSums(desk.storage.programFees, mode);
const keepRequest = async (email: string) =>
  (await site.keep({ email, form: "application" })).reference;

test("a payer's confirmation states what came, for what and when, and nothing of a gift or taxes", async () => {
  const request = await keepRequest("ana@example.org");
  const fee = await enter({ ...tell, request: request.toLowerCase() });
  expect(fee.number).toMatch(/^LWF-\w{4}-\w{4}$/);
  expect(parseReceiptNumber(fee.number)).toBeNull();
  const [mail, other] = await mailsOf(fee);
  expect(other).toBeUndefined();
  expect(mail).toMatchObject({
    to: { email: "ana@example.org" },
    language: "es",
    subject: `Su pago de US$612.50 (${fee.number})`,
    attachment: null,
  });
  for (const text of [mail!.text, mail!.html]) {
    for (const words of [
      "Ana Roe",
      "Taller de construcción verde: Anticipo del taller",
      "US$612.50",
      "27 de febrero de 2026",
      "Transferencia bancaria",
      fee.number,
      request,
      "no es un recibo de donativo",
      "site.example.org",
      // The site of this test takes no real money.
      "demostración",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/EIN|fiscal|impuesto|gracias por su donativo|transfer 77/i);
  }
  const english = { language: "en", for: "other", details: "Lunch for ten", way: "other" };
  const { text } = (await mailsOf(await enter({ ...english, ...tell })))[0]!;
  expect(text).toMatch(/Paid for:\n {2}Lunch for ten\n/);
  expect(text).not.toMatch(/Paid by|\btax|EIN|thank you for your gift|Reference of your request/i);
});

test("a program fee is in no gift, book, statement or public sum", async () => {
  await enter();
  const { gifts } = desk.storage;
  expect(await gifts.count({})).toBe(0);
  expect(await gifts.totals("demonstration")).toEqual([]);
  expect(await gifts.donorRows("demonstration")).toEqual([]);
  const year = [new Date("2026-01-01T06:00:00Z"), new Date("2027-01-01T06:00:00Z")] as const;
  expect(await gifts.donorsBetween(...year)).toEqual([]);
  expect(await sums()).toEqual([{ year: "2026", kind: "workshop", fees: 1, cents: 61_250 }]);
});

test("a payer gets no e-mail without an address, or against the wish of staff", async () => {
  const nameless = await enter({ ...tell, email: "" });
  const silent = await enter();
  expect([await mailsOf(nameless), await mailsOf(silent)]).toEqual([[], []]);
  await expect(resend(nameless)).rejects.toMatchObject({ reason: "no_address" });
  await resend(silent);
  await withdraw(silent, "mistake");
  expect(await mailsOf(silent)).toEqual([]);
});

test("a correction is an entry of its own beside the withdrawn first entry", async () => {
  const wrong = await enter({ ...tell, amount: "621.50" });
  // Two members of staff correct it at once: one of them is refused.
  const both = await Promise.allSettled(desks.map((one) => correct(wrong, tell, one)));
  const [done] = both.filter((one) => one.status === "fulfilled");
  const [refused] = both.filter((one) => one.status === "rejected");
  expect(refused?.reason).toMatchObject({ reason: "already_withdrawn" });
  const right = done!.value;
  expect(right).toMatchObject({ cents: 61_250, replaces: wrong.number, withdrawn: null });
  const withdrawn = { at: desk.clock.now(), because: "corrected" };
  expect(await again(wrong)).toEqual({ ...wrong, withdrawn });
  expect(await mailsOf(wrong)).toEqual([]);
  const [mail] = await mailsOf(right);
  expect(mail?.text).toContain(`Sustituye a nuestra confirmación ${wrong.number}`);
  expect(await sums()).toMatchObject([{ fees: 1, cents: 61_250 }]);
  const resending = resend(await again(wrong));
  await expect(resending).rejects.toMatchObject({ reason: "already_withdrawn" });
  const lines = await desk.storage.audit.listAbout(wrong.number);
  expect(lines.map(({ action, detail }) => [action, detail["fee"], detail["replaces"]])).toEqual([
    ["fee_entered", wrong.number, undefined],
    ["fee_entered", right.number, wrong.number],
  ]);
});

test.for([
  ["returned", "Le devolvimos su pago de US$612.50"],
  ["bounced", "El banco no pagó su cheque de US$612.50"],
  ["mistake", "Por error le confirmamos un pago de US$612.50"],
] as const)("a fee canceled as %s counts no more", async ([why, says]) => {
  const fee = await enter(tell);
  await withdraw(fee, why, tell);
  expect((await again(fee)).withdrawn?.because).toBe(why);
  expect(await sums()).toEqual([]);
  const [mail, ...others] = await mailsOf(fee);
  expect([mail?.name, others]).toEqual(["program-fee-withdrawn", []]);
  expect(mail!.text).toContain(says);
  expect(mail!.text.match(/US\$612\.50/g)).toHaveLength(1);
});

test("a fee from before live payments stays unchanged outside their sums", async () => {
  const tried = await enter();
  const live: Acting = { ...desk, payments: { ...desk.payments, mode: "live" } };
  expect(await sums("live")).toEqual([]);
  const withdrawing = withdraw(tried, "mistake", {}, live);
  await expect(withdrawing).rejects.toMatchObject({ reason: "another_mode" });
  expect((await mailsOf(await enter(tell, live)))[0]?.text).not.toContain("demostración");
  expect(await sums("live")).toMatchObject([{ cents: 61_250 }]);
});

test("a payer's export and erasure cover all their fees without a change to the books", async () => {
  const request = await keepRequest("ana@example.org");
  const paid = await enter({ ...tell, request });
  const byRequest = await enter({ email: "", name: "Ana", request });
  const mothers = await enter({ ...tell, email: "eva@example.org", name: "Eva", request });
  const alone = await correct(byRequest, { email: "", name: "ANÁ" });
  const theirs = [paid, byRequest, alone];
  const { person } = await exportPerson(desk, "ana@example.org");
  expect(person).toMatchObject({ fees: theirs.map(({ number }) => ({ number })) });
  expect(JSON.stringify(person)).not.toContain("Eva");
  expect(await planErasing(desk, "ana@example.org")).toMatchObject({ fees: 3 });
  const erase = () => doDeed(desk, personDeeds.erase_person, "ana@example.org", { sure: "on" });
  expect((await erase()).record).toMatchObject(["erased", { fees: 3 }]);
  const erased = { name: "", email: "", details: "", request: null, note: "", cents: 61_250 };
  for (const fee of theirs) {
    expect(await again(fee)).toMatchObject(erased);
    expect(await mailsOf(fee)).toEqual([]);
  }
  expect(await again(mothers)).toMatchObject({ name: "Eva", request });
  expect(await sums()).toMatchObject([{ fees: 3, cents: 3 * 61_250 }]);
  expect(await correct(mothers, { request })).toMatchObject({ request });
  await expect(enter({ request })).rejects.toThrow("no_request");
  // The entry that it corrects is another person's.
  await erase();
  expect(await again(mothers)).toMatchObject({ name: "Eva" });
  // A namesake pays at another address.
  const other = { email: "juana@example.org", name: "Ana" };
  const [mistaken] = [await enter(other), await enter(other)];
  await correct(mistaken, { email: "ana@example.org", name: "Ana" });
  await erase();
  expect(await again(mistaken)).toMatchObject(other);
});
