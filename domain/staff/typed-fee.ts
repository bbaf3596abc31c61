import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import type { FormName } from "#domain/forms/all-forms.ts";
import { plainDollars } from "#domain/giving/money.ts";
import type { FeeKind, ProgramFee } from "#domain/program-fees/program-fee.ts";
import type { TypedFee } from "#domain/program-fees/read-fee.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";

/** A program fee as somebody would type it. */
export function typedFeeOf(fee: ProgramFee): TypedFee {
  return {
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
  };
}

/** What is paid for by whoever sent one of these forms. */
const kinds: Readonly<Partial<Record<FormName, FeeKind>>> = {
  "workshop-interest": "workshop",
  "group-packet": "trip",
  consultation: "consultation",
};

/** What a request tells already of a fee that is paid for it. */
export function feeOfRequest({
  reference,
  form,
  fields,
  email,
  language,
}: KeptSubmission): TypedFee {
  return {
    for: kinds[form] ?? "",
    name: String(fields["name"] ?? ""),
    email: email ?? "",
    language,
    request: reference,
  };
}
