import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { csvLine, csvStart } from "#domain/csv.ts";
import { allForms } from "#domain/forms/all-forms.ts";
import { ownFields } from "#domain/giving/entered-gift.ts";
import { leftOf } from "#domain/giving/gift.ts";
import { remarkNames } from "#domain/giving/gift-remarks.ts";
import { yearOf } from "#domain/program-fees/fee-sums.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import type { GiftFilter } from "#domain/giving/gift-filter.ts";
import { newsletterUrl } from "#domain/newsletter/newsletter.ts";
import type { Subscriber } from "#domain/newsletter/subscribers.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import type { Paid } from "./gift-deeds.ts";

type Cell = string | number | boolean | null;

/** How one kind of row becomes a line of a spreadsheet or an object of a JSON file. */
export type Table<Row> = {
  readonly columns: readonly string[];
  readonly cells: (row: Row) => readonly Cell[];
};

/** A piece of the file; `isRow`: of one row, not of its beginning or end. */
export type Line = { readonly text: string; readonly isRow: boolean };

/** The whole file, piece by piece, so that a long one holds little in memory. */
export async function* linesOf<Row>(
  rows: AsyncIterable<Row>,
  table: Table<Row>,
  format: "csv" | "json",
): AsyncIterable<Line> {
  const isCsv = format === "csv";
  yield { text: isCsv ? csvStart + csvLine(table.columns) : "[", isRow: false };
  let comma = "\n";
  for await (const row of rows) {
    const cells = table.cells(row);
    const entries = table.columns.map((name, column) => [name, cells[column] ?? null]);
    yield {
      text: isCsv ? csvLine(cells) : `${comma}${JSON.stringify(Object.fromEntries(entries))}`,
      isRow: true,
    };
    comma = ",\n";
  }
  if (!isCsv) yield { text: "\n]\n", isRow: false };
}

/** Messages, with the fields of one form or of all. */
export function messageTable(formName: string | undefined): Table<KeptSubmission> {
  const forms = allForms.filter((form) => formName === undefined || form.name === formName);
  const fields = new Set(
    forms.flatMap((form) =>
      Object.entries(form.fields)
        .filter(([, field]) => field.kind !== "file")
        .map(([name]) => name),
    ),
  );
  return {
    columns: [
      "reference",
      "form",
      "language",
      "state",
      "received_at",
      "pictures",
      ...fields,
      // Behind the others, where nobody's spreadsheet is moved by them.
      "stage",
      "stage_at",
      "closed_because",
      "answered_at",
      "staff_note",
    ],
    cells: (one) => [
      one.reference,
      one.form,
      one.language,
      one.state,
      one.receivedAt.toISOString(),
      one.pictureCount,
      ...Array.from(fields, (name) => one.fields[name] ?? null),
      one.stage,
      one.stageAt?.toISOString() ?? null,
      one.closedBecause,
      one.answeredAt?.toISOString() ?? null,
      one.staffNote,
    ],
  };
}

/** Readers of the newsletter, with the link to leave: whoever sends it elsewhere puts it into each letter. */
export function readerTable(siteUrl: string): Table<Subscriber> {
  return {
    columns: ["email", "language", "state", "asked_at", "confirmed_at", "unsubscribe_url"],
    cells: (reader) => [
      reader.email,
      reader.language,
      reader.state,
      reader.askedAt.toISOString(),
      reader.confirmedAt?.toISOString() ?? null,
      newsletterUrl(siteUrl, "unsubscribe", reader.language, reader.token),
    ],
  };
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** The columns of a spreadsheet; amounts in US dollars. */
const giftColumns: Readonly<Record<string, (row: Paid) => Cell>> = {
  receipt: ({ payment }) => payment.receiptNumber,
  paid_at: ({ payment }) => payment.paidAt.toISOString(),
  gift_reference: ({ gift }) => gift.reference,
  rhythm: ({ gift }) => gift.rhythm,
  gift_usd: ({ payment }) => dollars(payment.giftCents),
  fee_cover_usd: ({ payment }) => dollars(payment.feeCoverCents),
  charged_usd: ({ payment }) => dollars(payment.giftCents + payment.feeCoverCents),
  refunded_usd: ({ payment }) => dollars(payment.refundedCents),
  disputed: ({ payment }) => payment.isDisputed,
  designation: ({ gift }) => gift.designation?.id ?? "",
  name: ({ gift }) => gift.name,
  email: ({ gift }) => gift.email,
  ...Object.fromEntries(
    remarkNames.map((name) => [name, ({ gift }: Paid) => gift.remarks[name] ?? ""]),
  ),
  dedication: ({ gift }) =>
    gift.dedication ? `${gift.dedication.kind}: ${gift.dedication.name}` : "",
  language: ({ gift }) => gift.language,
  payment_id: ({ payment }) => payment.paymentId,
  mode: ({ gift }) => gift.mode,
  way: ({ gift }) => gift.entered?.way ?? "card",
  ...Object.fromEntries(
    ownFields.map((name) => [
      name === "what" ? "described" : name,
      ({ gift }: Paid) => gift.entered?.[name] ?? "",
    ]),
  ),
  in_return: ({ gift }) => gift.entered?.inReturn?.what ?? "",
  in_return_usd: ({ gift }) => (gift.entered?.inReturn ? dollars(gift.entered.inReturn.cents) : ""),
  replaces: ({ gift }) => gift.entered?.replaces ?? "",
  withdrawn: ({ gift }) => gift.state === "withdrawn",
  /** By the ledger: less what a bank took, too. */
  stands_usd: ({ gift, payment }) => dollars(gift.state === "withdrawn" ? 0 : leftOf(payment)),
  staff_note: ({ gift }) => gift.staffNote,
};

/** Gifts, a row for each payment. */
export const giftTable: Table<Paid> = {
  columns: Object.keys(giftColumns),
  cells: (row) => Object.values(giftColumns).map((cell) => cell(row)),
};

const feeColumns: Readonly<Record<string, (fee: ProgramFee) => Cell>> = {
  number: ({ number }) => number,
  received: ({ receivedAt }) => guatemalaDay(receivedAt),
  year: yearOf,
  for: ({ kind }) => kind,
  details: ({ details }) => details,
  usd: ({ cents }) => dollars(cents),
  way: ({ way }) => way,
  name: ({ name }) => name,
  email: ({ email }) => email,
  language: ({ language }) => language,
  request: ({ request }) => request ?? "",
  entered_at: ({ enteredAt }) => enteredAt.toISOString(),
  replaces: ({ replaces }) => replaces ?? "",
  withdrawn: ({ withdrawn }) => withdrawn !== null,
  withdrawn_because: ({ withdrawn }) => withdrawn?.because ?? "",
  mode: ({ mode }) => mode,
  staff_note: ({ note }) => note,
};

/** Program fees, those that were taken back too. */
export const feeTable: Table<ProgramFee> = {
  columns: Object.keys(feeColumns),
  cells: (fee) => Object.values(feeColumns).map((cell) => cell(fee)),
};

/**
 * Payments of gifts that fit a filter. Days mean those of the payment: a recurring gift that began last year
 * is paid this year.
 */
export async function* paymentRows(
  { gifts }: Pick<Storage, "gifts">,
  { since, until, ...filter }: GiftFilter,
): AsyncIterable<Paid> {
  for await (const gift of gifts.each(filter)) {
    for (const payment of (await gifts.paymentsOf(gift.row)).toReversed()) {
      const isLate = until !== undefined && payment.paidAt >= until;
      const isEarly = since !== undefined && payment.paidAt < since;
      if (!isLate && !isEarly) yield { gift, payment };
    }
  }
}
