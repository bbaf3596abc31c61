import { guatemalaDay } from "#domain/clock.ts";
import { defineForm, type FormInput } from "../forms/form.ts";
import { entryFields, line, type WithdrawalReason } from "../giving/entered-gift.ts";
import { plainDollars } from "../giving/money.ts";
import { centsOf, noonOf, onOneLine, type Typed } from "../giving/read-typed.ts";
import { parseReference } from "../reference.ts";
import type { Row } from "../tables/tables.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { PaymentMode } from "../giving/gift.ts";

/** Program fees: payments for workshops, trips and consultations, not gifts (docs/decisions/0028). */

export const feeKinds = ["workshop", "trip", "consultation", "other"] as const;
export type FeeKind = (typeof feeKinds)[number];

export const feeWays = ["check", "transfer", "cash", "other"] as const;
export type FeeWay = (typeof feeWays)[number];

export const feeEntryForm = defineForm({
  name: "fee",
  fields: {
    received: entryFields.received,
    way: { kind: "select", required: true, options: feeWays },
    amount: { ...entryFields.amount, required: true },
    for: { kind: "select", required: true, options: feeKinds },
    details: line,
    name: { ...line, required: true },
    email: entryFields.email,
    language: entryFields.language,
    request: line,
    note: entryFields.note,
    tell: { kind: "checkbox", required: false },
  },
});

/** After erasing the payer, name, e-mail, details, request and note are empty. */
export type ProgramFee = Omit<
  Row<"programFee">,
  "rowId" | "idempotencyKey" | "withdrawnAt" | "withdrawnBecause"
> & {
  readonly row: number;
  /** Null: it counts. */
  readonly withdrawn: { readonly at: Date; readonly because: WithdrawalReason } | null;
};

/**
 * Faults across fields.
 * @param hasRequest checks whether a submission has this reference
 */
export async function feeFaults(typed: Typed, hasRequest: (reference: string) => Promise<boolean>) {
  const faults: Record<string, string> = {};
  if (typed["for"] === "other" && typed["details"] === "") faults["details"] = "required";
  const reference = parseReference(typed["request"] ?? "");
  const isRight = reference !== null && (await hasRequest(reference));
  if (typed["request"] && !isRight) faults["request"] = "no_request";
  return faults;
}

/** The fee of a checked form, immutable: a correction is a new entry. `receivedAt` is noon in Guatemala of that day. */
export const feeOf = (input: FormInput<typeof feeEntryForm>) => ({
  receivedAt: noonOf(input.received),
  way: input.way,
  cents: centsOf(input.amount),
  kind: input.for,
  details: onOneLine(input.details),
  name: onOneLine(input.name),
  email: input.email.toLowerCase(),
  language: input.language,
  request: parseReference(input.request),
  note: onOneLine(input.note),
});

/** A program fee as form values; the inverse of `feeOf`. */
export const typedFee = (fee: ProgramFee): Typed => ({
  received: guatemalaDay(fee.receivedAt),
  way: fee.way,
  amount: plainDollars(fee.cents),
  for: fee.kind,
  details: fee.details,
  name: fee.name,
  email: fee.email,
  language: fee.language,
  request: fee.request ?? "",
  note: fee.note,
});

export const yearOf = ({ receivedAt }: Pick<ProgramFee, "receivedAt">): string =>
  guatemalaDay(receivedAt).slice(0, 4);

export async function feeSums(fees: Pick<Stores["programFees"], "each">, mode: PaymentMode) {
  const sums = new Map<string, { year: string; kind: FeeKind; fees: number; cents: number }>();
  for await (const fee of fees.each({ mode, withdrawnAt: null })) {
    const [year, { kind }] = [yearOf(fee), fee];
    const before = sums.get(`${year} ${kind}`) ?? { year, kind, fees: 0, cents: 0 };
    const now = { ...before, fees: before.fees + 1, cents: before.cents + fee.cents };
    sums.set(`${year} ${kind}`, now);
  }
  return [...sums.values()].toSorted(
    (a, b) => b.year.localeCompare(a.year) || feeKinds.indexOf(a.kind) - feeKinds.indexOf(b.kind),
  );
}
