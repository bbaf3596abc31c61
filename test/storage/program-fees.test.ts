import { beforeEach, describe, expect, test } from "vitest";
import { parseReceiptNumber, newReference } from "#domain/reference.ts";
import { feeSums } from "#domain/program-fees/fee-sums.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import type { TakenBackReason } from "#domain/giving/entered-gift.ts";
import type { Typed } from "#domain/giving/read-typed.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import { planErasing, exportPerson } from "#domain/staff/person.ts";
import { feeDeeds, feesDeeds } from "#domain/staff/fee-deeds.ts";
import { findFee } from "#domain/staff/find-gift.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";
import { sampleSubmission } from "../fakes/samples.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { useEngine } from "./engines.ts";

const deposit: Typed = {
  received: "2026-02-27",
  way: "transfer",
  amount: "612.50",
  for: "workshop",
  details: "Anticipo del taller",
  name: "Ana Roe",
  email: "Ana@Example.org",
  language: "es",
  note: "transfer 77 of Ana Roe",
};

describe("program fees", () => {
  const engine = useEngine();
  /** Two members of staff at two processes. */
  let desks: readonly [GivingActing, GivingActing];
  let desk: GivingActing;

  beforeEach(async () => {
    const settings = await engine.create();
    const open = async (by: string): Promise<GivingActing> => {
      const storage = await engine.open(settings);
      return { ...atDesk(await testGiving(storage)), by };
    };
    desks = [await open("Luz"), await open("Bo")];
    [desk] = desks;
  });

  const typed = (own: Typed, isTold: boolean): Typed => ({
    ...deposit,
    ...own,
    ...(isTold && { tell: "on" }),
  });
  const found = async (number: string) => (await findFee(desk.storage, number))!;
  const enterAt = (acting: GivingActing, own: Typed, key: string, isTold = true) =>
    doDeed(acting, feesDeeds.enter_fee, true, typed(own, isTold), key);
  const enter = async (own: Typed, key: string, isTold = true) =>
    found((await enterAt(desk, own, key, isTold)).number!);
  const correct = async (acting: GivingActing, fee: ProgramFee, own: Typed = {}, isTold = true) => {
    const done = await doDeed(acting, feeDeeds.correct_fee, fee, typed(own, isTold));
    return found(done.number!);
  };
  const resend = (fee: ProgramFee) => doDeed(desk, feeDeeds.resend_fee, fee);
  const withdraw = (
    acting: GivingActing,
    fee: ProgramFee,
    because: TakenBackReason,
    isTold: boolean,
  ) => {
    const values = { because, sure: "on", ...(isTold && { tell: "on" }) };
    return doDeed(acting, feeDeeds.withdraw_fee, fee, values);
  };
  const mailsOf = ({ row }: ProgramFee) => desk.storage.outbox.listOfFee(row);
  const again = async ({ number }: ProgramFee) => (await findFee(desk.storage, number))!;
  const sums = () => feeSums(desk.storage.programFees, desk.payments.mode);
  const keepRequest = async (email: string) => {
    const reference = newReference();
    const own = { reference, email, idempotencyKey: reference, form: "application" } as const;
    await desk.storage.submissions.add(sampleSubmission(own));
    return reference;
  };

  test("the payer is told what came, for what and when, and nothing of a gift or of taxes", async () => {
    const request = await keepRequest("ana@example.org");
    const fee = await enter({ request: request.toLowerCase() }, "one");
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
    const lunch = await enter({ ...english, request: "" }, "lunch");
    const { text } = (await mailsOf(lunch))[0]!;
    expect(text).toMatch(/Paid for:\n {2}Lunch for ten\n/);
    expect(text).not.toMatch(
      /Paid by|\btax|EIN|thank you for your gift|Reference of your request/i,
    );
  });

  test("no gift, no book, no statement and no public sum knows of it", async () => {
    await enter({}, "one");
    const { gifts } = desk.storage;
    expect(await gifts.count({})).toBe(0);
    expect(await gifts.totals("demonstration")).toEqual([]);
    expect(await gifts.donorRows("demonstration")).toEqual([]);
    const year = [new Date("2026-01-01T06:00:00Z"), new Date("2027-01-01T06:00:00Z")] as const;
    expect(await gifts.donorsBetween(...year)).toEqual([]);
    expect(await sums()).toEqual([{ year: "2026", kind: "workshop", fees: 1, cents: 61_250 }]);
  });

  test("nobody is written to without an address, or when staff said so", async () => {
    const nameless = await enter({ email: "" }, "cash");
    const silent = await enter({}, "silent", false);
    expect([await mailsOf(nameless), await mailsOf(silent)]).toEqual([[], []]);
    await expect(resend(nameless)).rejects.toMatchObject({
      reason: "no_address",
    });
    await resend(silent);
    expect(await mailsOf(silent)).toHaveLength(1);
  });

  test("a correction is an entry of its own, and what was entered stays as it was", async () => {
    const wrong = await enter({ amount: "621.50" }, "wrong");
    // Twice at once by two members of staff: one of them is told.
    const both = await Promise.allSettled(desks.map((one) => correct(one, wrong)));
    const [done] = both.filter((one) => one.status === "fulfilled");
    const [refused] = both.filter((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({ reason: "already_withdrawn" });
    const right = done!.value;
    expect(right).toMatchObject({ cents: 61_250, replaces: wrong.number, withdrawn: null });
    expect(await again(wrong)).toEqual({
      ...wrong,
      withdrawn: { at: desk.clock.now(), because: "corrected" },
    });
    const [mail] = await mailsOf(right);
    expect(mail?.text).toContain(`Sustituye a nuestra confirmación ${wrong.number}`);
    expect(await sums()).toMatchObject([{ fees: 1, cents: 61_250 }]);
    await expect(resend(await again(wrong))).rejects.toMatchObject({
      reason: "already_withdrawn",
    });
    const lines = await desk.storage.audit.listAbout(wrong.number);
    expect(lines.map(({ action, detail }) => [action, detail["fee"], detail["replaces"]])).toEqual([
      ["fee_entered", wrong.number, undefined],
      ["fee_entered", right.number, wrong.number],
    ]);
    expect(["Luz", "Bo"]).toContain(lines[1]?.detail["by"]);
  });

  test("taken back, it no longer counts, and the payer may be told why", async () => {
    const reasons = [
      ["returned", "Le devolvimos su pago de US$612.50"],
      ["bounced", "El banco no pagó su cheque de US$612.50"],
      ["mistake", "Por error le confirmamos un pago de US$612.50"],
    ] as const;
    for (const [why, says] of reasons) {
      const fee = await enter({}, `told ${why}`);
      await withdraw(desk, fee, why, true);
      expect((await again(fee)).withdrawn?.because).toBe(why);
      expect(await sums()).toEqual([]);
      const mails = await mailsOf(fee);
      expect(mails.map(({ name: which }) => which)).toEqual([
        "program-fee-confirmation",
        "program-fee-withdrawn",
      ]);
      const text = mails[1]!.text;
      expect(text).toContain(says);
      // One reason and no other.
      expect(text.match(/US\$612\.50/g)).toHaveLength(1);
      await expect(withdraw(desk, fee, "mistake", true)).rejects.toMatchObject({
        reason: "already_withdrawn",
      });
      await expect(correct(desk, fee)).rejects.toMatchObject({
        reason: "already_withdrawn",
      });
      const silent = await enter({}, `silent ${why}`, false);
      await withdraw(desk, silent, why, false);
      expect(await mailsOf(silent)).toEqual([]);
      expect(await desk.storage.audit.findBreak()).toBeNull();
    }
  });

  test("what was tried out before the site took money counts in no sum of it and stays as it is", async () => {
    const tried = await enter({}, "trial");
    const live: GivingActing = { ...desk, payments: { ...desk.payments, mode: "live" } };
    expect(await feeSums(desk.storage.programFees, "live")).toEqual([]);
    await expect(withdraw(live, tried, "mistake", false)).rejects.toMatchObject({
      reason: "another_mode",
    });
    const { number } = await enterAt(live, {}, "trial");
    const real = await found(number!);
    expect((await mailsOf(real))[0]?.text).not.toContain("demostración");
    expect(await feeSums(desk.storage.programFees, "live")).toMatchObject([{ cents: 61_250 }]);
  });

  test("a person gets what is kept of them; erased, the books stay without the person", async () => {
    const request = await keepRequest("ana@example.org");
    const paid = await enter({ request }, "by her");
    const byRequest = await enter({ email: "", name: "Ana", request }, "without an address");
    // Her mother paid: that is her mother's.
    const mothers = await enter({ email: "eva@example.org", name: "Eva", request }, "mother");
    const { person } = await exportPerson(desk, "ana@example.org");
    expect(person).toMatchObject({ fees: [{ number: paid.number }, { number: byRequest.number }] });
    expect(JSON.stringify(person)).not.toContain("Eva");
    expect(await planErasing(desk.storage, "ana@example.org")).toMatchObject({ fees: 2 });
    expect(await desk.storage.erasePerson("ana@example.org")).toMatchObject({ fees: 2 });
    for (const fee of [paid, byRequest]) {
      const erased = await again(fee);
      expect(erased).toMatchObject({ name: "", email: "", request: null, note: "", cents: 61_250 });
      expect(await mailsOf(fee)).toEqual([]);
    }
    expect(await again(mothers)).toMatchObject({ name: "Eva", request });
    expect(await sums()).toMatchObject([{ fees: 3, cents: 3 * 61_250 }]);
    // Its request is gone, and what is corrected keeps its reference.
    expect(await correct(desk, mothers, { request })).toMatchObject({ request });
    await expect(enter({ request }, "of nothing")).rejects.toThrow("no_request");
  });
});
