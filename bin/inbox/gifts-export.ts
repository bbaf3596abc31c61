import { csvLine, csvStart } from "#domain/csv.ts";
import type { Gift, GiftPayment } from "#domain/giving/gift.ts";
import { remarkNames } from "#domain/giving/gift-remarks.ts";
import type { GiftFilter } from "#domain/giving/gift-store.ts";
import type { StaffWorld } from "./staff-world.ts";
import type { GiftsOptions } from "./gifts-options.ts";
import { openPrivate } from "./open-private.ts";
import { counted, say } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";

type Row = { readonly gift: Gift; readonly payment: GiftPayment };

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** The columns of a spreadsheet; amounts in US dollars. */
const columns: Readonly<Record<string, (row: Row) => string | number | boolean | null>> = {
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
    remarkNames.map((name) => [name, ({ gift }: Row) => gift.remarks[name] ?? ""]),
  ),
  dedication: ({ gift }) =>
    gift.dedication ? `${gift.dedication.kind}: ${gift.dedication.name}` : "",
  language: ({ gift }) => gift.language,
  payment_id: ({ payment }) => payment.paymentId,
  mode: ({ gift }) => gift.mode,
  way: ({ gift }) => gift.entered?.way ?? "card",
  described: ({ gift }) => gift.entered?.what ?? "",
  shares: ({ gift }) => gift.entered?.shares ?? "",
  sponsor: ({ gift }) => gift.entered?.sponsor ?? "",
  in_return: ({ gift }) => gift.entered?.inReturn?.what ?? "",
  in_return_usd: ({ gift }) => (gift.entered?.inReturn ? dollars(gift.entered.inReturn.cents) : ""),
  replaces: ({ gift }) => gift.entered?.replaces ?? "",
  withdrawn: ({ gift }) => gift.state === "withdrawn",
  staff_note: ({ gift }) => gift.staffNote,
};

/** `gifts export`: a row for each payment. */
export async function exportGifts(
  { storage, clock }: StaffWorld,
  options: GiftsOptions,
  { out, err }: Terminal,
): Promise<void> {
  const file = options.output === null ? null : await openPrivate(options.output);
  const write = async (text: string) => {
    if (file) await file.write(text);
    else if (!out.write(text)) await new Promise((go) => out.once("drain", go));
  };
  const isCsv = options.format === "csv";
  const names = Object.keys(columns);
  await write(isCsv ? csvStart + csvLine(names) : "[");
  let rows = 0;
  for await (const row of payments(storage, options.filter)) {
    const cells = Object.values(columns).map((cell) => cell(row));
    const entries = names.map((name, at) => [name, cells[at] ?? null]);
    const comma = rows === 0 ? "\n" : ",\n";
    await write(isCsv ? csvLine(cells) : `${comma}${JSON.stringify(Object.fromEntries(entries))}`);
    rows += 1;
  }
  if (!isCsv) await write("\n]\n");
  await file?.close();
  const detail = { form: "gifts", format: options.format, rows };
  await storage.audit.append(clock.now(), "exported", detail);
  if (options.output !== null) say(err, `${counted(rows, "row")} in ${options.output}`);
}

/** Days mean those of the payment: a recurring gift that began last year is paid this year. */
async function* payments(
  { gifts }: StaffWorld["storage"],
  { since, until, ...filter }: GiftFilter,
): AsyncIterable<Row> {
  for await (const gift of gifts.each(filter)) {
    for (const payment of (await gifts.paymentsOf(gift.row)).toReversed()) {
      const isLate = until !== undefined && payment.paidAt >= until;
      const isEarly = since !== undefined && payment.paidAt < since;
      if (!isLate && !isEarly) yield { gift, payment };
    }
  }
}
