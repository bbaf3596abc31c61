import { formatCents } from "#domain/language/format.ts";
import { paidFor } from "#domain/program-fees/fee-mails.ts";
import type { FeeKind, ProgramFee } from "#domain/program-fees/program-fee.ts";
import type { KeptSubmission } from "#domain/submissions/submissions.ts";
import { dayOf, minuteOf, dayEndingAt, type Visit } from "../visit/visit.ts";
import { LinkLine, Part, Rows, type RowOf } from "./parts.tsx";
import { hasAmount } from "#domain/giving/entered-gift.ts";
import type { Gift, GiftPayment } from "#domain/giving/gift.ts";
import { carerOf } from "#domain/staff/message-deeds.ts";
import { dueOf } from "#domain/submissions/stages.ts";

export const kindOf = (kind: FeeKind, { acting, language, say }: Visit) =>
  kind === "other" ? say("fee_other") : acting.words[`fee_${kind}`][language];

export const NotYet = ({ visit: { acting, say } }: { visit: Visit }) =>
  acting.payments.mode !== "live" && <p className="notice warn">{say("no_money_yet")}</p>;

export const personOf = ({ name, email }: Gift | ProgramFee, { say }: Visit) =>
  [name, email].filter(Boolean).join(", ") || say("nobody_named");

export const NoMail = ({ visit: { desk, say } }: { visit: Visit }) =>
  !desk.canMailLeave() && <p className="notice warn">{say("no_mail_leaves")}</p>;

/** "US$612.50 from Ana Roe". */
export const feeTitle = (fee: ProgramFee, visit: Visit) =>
  visit.say("gift_title", {
    given: formatCents(fee.cents, visit.language),
    donor: personOf(fee, visit),
  });

export const feeState = ({ withdrawn }: ProgramFee, { say }: Visit) =>
  withdrawn ? `${say("fee_withdrawn")}: ${say(`because_${withdrawn.because}`)}` : say("fee_stands");

export function feeRow(fee: ProgramFee, visit: Visit): RowOf {
  const { say, language, acting } = visit;
  return {
    href: `/fees/${fee.number}`,
    name: feeTitle(fee, visit),
    about: [
      paidFor(fee, acting.words, language),
      say(`way_${fee.way}`),
      dayOf(fee.receivedAt, language),
      fee.mode === "live" ? null : say(`mode_${fee.mode}`),
      fee.number,
    ],
    mark: fee.withdrawn ? { kind: "plain", says: say("fee_withdrawn") } : null,
  };
}

export async function feesOf({ reference }: KeptSubmission, visit: Visit) {
  const { say, acting } = visit;
  const fees = await acting.storage.programFees.list({ request: reference }, 50);
  return (
    <Part title={say("nav_fees")}>
      {fees.length > 0 && <Rows rows={fees.map((fee) => feeRow(fee, visit))} none="" />}
      <LinkLine to={`/fees/enter?request=${reference}`}>{say("enter_fee")}</LinkLine>
    </Part>
  );
}

/** The amount of a payment or gift; goods and stock are named instead, since we state no value for them. */
export function givenOf(
  gift: Gift,
  { language, say }: Visit,
  paid: Pick<GiftPayment, "giftCents" | "feeCoverCents"> = gift,
): string {
  const { entered } = gift;
  const { giftCents, feeCoverCents } = paid;
  if (!entered || hasAmount(entered)) return formatCents(giftCents + feeCoverCents, language);
  const what = entered.what ?? "";
  return entered.shares === null ? what : say("shares_of", { shares: entered.shares, what });
}

export function wayOf({ entered, interval, recurring }: Gift, { say }: Visit): string {
  if (entered) return say(`way_${entered.way}`);
  const name = say(`interval_${interval}`);
  return recurring === null ? name : `${name}: ${say(`recurring_${recurring}`)}`;
}

export const lastPayment = async ({ row }: Gift, { acting }: Visit) =>
  (await acting.storage.gifts.paymentsOf(row))[0];

/** Date of a gift or payment, with its time; of a gift entered by hand only the day is known. */
export const cameOn = ({ entered }: Gift, at: Date, { language }: Visit) =>
  entered ? dayOf(at, language) : minuteOf(at, language);

export async function giftRow(gift: Gift, visit: Visit): Promise<RowOf> {
  const { say, language } = visit;
  const given = givenOf(gift, visit, await lastPayment(gift, visit));
  const kind = gift.state === "received" ? "good" : gift.state === "disputed" ? "late" : "plain";
  return {
    href: `/gifts/${gift.reference}`,
    name: `${given}, ${personOf(gift, visit)}`,
    about: [
      wayOf(gift, visit),
      gift.designation?.label[language],
      cameOn(gift, gift.receivedAt ?? gift.startedAt, visit),
      gift.mode === "live" ? null : say(`mode_${gift.mode}`),
      gift.reference,
    ],
    mark: { kind, says: say(`gift_${gift.state}`) },
  };
}

export const messageRows = (all: readonly KeptSubmission[], visit: Visit) =>
  Promise.all(all.map((one) => messageRow(one, visit)));

export const giftRows = (all: readonly Gift[], visit: Visit) =>
  Promise.all(all.map((one) => giftRow(one, visit)));

export function senderOf({ fields, email }: KeptSubmission): string {
  const answer = (field: string) => String(fields[field] ?? "");
  return [answer("name"), email ?? unbroken(answer("phone"))].filter(Boolean).join(", ");
}

/** A telephone number with no-break spaces and hyphens: half a number would be read as a whole one. */
export const unbroken = (phone: string) =>
  phone.trim().replace(/\s+/g, "\u00a0").replaceAll("-", "\u2011");

export async function stageOf(one: KeptSubmission, { say, acting }: Visit): Promise<string> {
  const { stage, closedBecause } = one;
  const name = say(`stage_${stage ?? "none"}`);
  const more = closedBecause && say(`because_${closedBecause}`);
  return [name, more ?? (await carerOf(acting.storage, one))].filter(Boolean).join(": ");
}

export function markOf(one: KeptSubmission, { acting, desk, say, language }: Visit): RowOf["mark"] {
  if (one.state === "suspected") return { kind: "plain", says: say("suspected") };
  const due = dueOf(one, desk.replyHours);
  if (!due) return null;
  const isLate = due < acting.clock.now();
  const kind = isLate ? "late" : "plain";
  // Messages of a weekend are due at a midnight, shown as the end of the previous day.
  const day = dayEndingAt(due, language);
  if (day !== null) {
    return { kind, says: say(isLate ? "late_since_end" : "answer_by_end", { by: day }) };
  }
  const by = minuteOf(due, language);
  return { kind, says: say(isLate ? "late_since" : "answer_by", { by }) };
}

export async function messageRow(one: KeptSubmission, visit: Visit): Promise<RowOf> {
  const { say, language } = visit;
  return {
    href: `/messages/${one.reference}`,
    name: senderOf(one) || one.reference,
    about: [
      say(`form_${one.form}`),
      minuteOf(one.receivedAt, language),
      await stageOf(one, visit),
      one.mail === "dead" ? say("mail_dead_short") : null,
      one.reference,
    ],
    mark: markOf(one, visit),
  };
}
