import { formatCents } from "#domain/giving/giving-text.ts";
import { paidFor } from "#domain/program-fees/fee-letters.ts";
import type { FeeKind, ProgramFee } from "#domain/program-fees/program-fee.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import { dayOf } from "../visit/moments.ts";
import type { Visit } from "../visit/visit.ts";
import { Lead, Part, type RowOf, Rows } from "./parts.tsx";

export const kindOf = (kind: FeeKind, { acting, language, say }: Visit) =>
  kind === "other" ? say("fee_other") : acting.words[`fee_${kind}`][language];

export const payerOf = ({ name, email }: ProgramFee, { say }: Visit) =>
  [name, email].filter(Boolean).join(", ") || say("nobody_named");

/** "US$612.50 from Ana Roe". */
export const feeTitle = (fee: ProgramFee, visit: Visit) =>
  visit.say("gift_title", {
    given: formatCents(fee.cents, visit.language),
    donor: payerOf(fee, visit),
  });

export const feeState = ({ withdrawn }: ProgramFee, { say }: Visit) =>
  withdrawn ? `${say("fee_withdrawn")}: ${say(`because_${withdrawn.because}`)}` : say("fee_stands");

/** A fee as a line of a list. */
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
      <Lead to={`/fees/enter?request=${reference}`}>{say("enter_fee")}</Lead>
    </Part>
  );
}
