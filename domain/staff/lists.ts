import { guatemalaDay, guatemalaMinute } from "#domain/clock.ts";
import { csvLine, csvStart } from "#domain/csv.ts";
import { allForms, type FormName } from "#domain/forms/all-forms.ts";
import { ownFields } from "#domain/giving/entered-gift.ts";
import type { Gift, GiftPayment } from "#domain/giving/gift.ts";
import { yearOf, type ProgramFee } from "#domain/program-fees/program-fee.ts";
import type { FeeFilter } from "#domain/program-fees/program-fee-store.ts";
import { snake, type Column } from "#domain/tables/column.ts";
import type { RowFilter } from "#domain/tables/database.ts";
import { tables, type TableName } from "#domain/tables/tables.ts";
import { newsletterUrl } from "#domain/newsletter/newsletter.ts";
import type { Subscriber } from "#domain/newsletter/subscribers.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { KeptSubmission } from "#domain/submissions/submissions.ts";
import { signedBy, type Acting } from "./deed.ts";

type Cell = string | number | boolean | Date | null;

export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** A chunk of an exported file; `isRow` is false for its start and end. */
type Piece = { readonly text: string; readonly isRow: boolean };

/** Filtered records of one kind, for pages (`count`, `first`) and for export (`columns`, `lines`). */
export type List<Row> = {
  /** Name in the audit record. */
  readonly name: string;
  count(): Promise<number>;
  first(most: number): Promise<readonly Row[]>;
  readonly columns: readonly string[];
  /** One record may have several lines: a gift has one for each payment. */
  lines(): AsyncIterable<readonly Cell[]>;
};

const own = <Row>(...names: (keyof Row & string)[]): Columns<Row> =>
  Object.fromEntries(names.map((name) => [snake(name), (row: Row) => row[name] as Cell]));

/**
 * Adds all other columns of a table but internal ones, last, so that formulas in existing spreadsheets keep their columns.
 * @param but columns that have another name or shape in the export, or are left out, separated by spaces
 */
function withOthers<Line extends object>(table: TableName, but: string, columns: Columns<Line>) {
  const all: Readonly<Record<string, Column>> = tables[table].columns;
  const taken = [...but.split(" "), ...Object.keys(columns)];
  const unknown = but.split(" ").find((name) => !(name in all));
  if (unknown !== undefined) throw new Error(`${table} has no column ${unknown}`);
  const others = Object.entries(all)
    .filter(([, { about }]) => about !== "inner" && about !== "fleeting")
    .filter(([name]) => !taken.includes(name) && !taken.includes(snake(name)));
  const cellOf = (row: object, name: string) => {
    if (!(name in row)) throw new Error(`no ${name} in a row of ${table}`);
    return (row as Record<string, Cell>)[name] ?? null;
  };
  const cells = others.map(([name]) => [snake(name), (line: Line) => cellOf(line, name)]);
  return { ...columns, ...(Object.fromEntries(cells) as Columns<Line>) };
}

const tableOf = <Line>(
  columns: Columns<Line>,
  all: () => AsyncIterable<Line> | Promise<readonly Line[]>,
) => ({
  columns: Object.keys(columns),
  async *lines() {
    for await (const line of await all())
      yield Object.values(columns).map((cellOf) => cellOf(line));
  },
});

/**
 * The whole list as CSV, with the clocks of Guatemala (a gift of December 31 stays in its year), or as JSON, in chunks
 * to save memory. Writes the audit record at its end.
 */
export async function* exported(
  acting: Acting,
  { name, lines, columns }: List<unknown>,
  format: "csv" | "json",
): AsyncIterable<Piece> {
  const isCsv = format === "csv";
  yield { text: isCsv ? csvStart + csvLine(columns) : "[", isRow: false };
  const timeOf = isCsv ? guatemalaMinute : (at: Date) => at.toISOString();
  let rows = 0;
  for await (const line of lines()) {
    const cells = line.map((cell) => (cell instanceof Date ? timeOf(cell) : cell));
    const entries = columns.map((column, at) => [column, cells[at]]);
    const comma = rows === 0 ? "\n" : ",\n";
    rows += 1;
    const text = isCsv ? csvLine(cells) : comma + JSON.stringify(Object.fromEntries(entries));
    yield { text, isRow: true };
  }
  if (!isCsv) yield { text: "\n]\n", isRow: false };
  const detail = signedBy(acting, { form: name, format, rows });
  await acting.storage.audit.append(acting.clock.now(), "exported", detail);
}

export function messageList(
  { submissions }: Stores,
  form: FormName | undefined,
  wanted: RowFilter<"submission">,
): List<KeptSubmission> {
  const filter = { form, ...wanted };
  const forms = allForms.filter(({ name }) => name === (form ?? name));
  const fields = forms.flatMap((one) =>
    Object.entries(one.fields)
      .filter(([, field]) => field.kind !== "file")
      .map(([name]) => [name, ({ fields: sent }: KeptSubmission) => sent[name] ?? null] as const),
  );
  return {
    name: form ?? "messages",
    count: () => submissions.count(filter),
    first: (most) => submissions.list(filter, most),
    ...tableOf<KeptSubmission>(
      withOthers("submission", "email fields suspicions eraseAfter", {
        ...own<KeptSubmission>("reference", "form", "language", "state", "receivedAt"),
        pictures: ({ pictureCount }) => pictureCount,
        ...Object.fromEntries(fields),
      }),
      () => submissions.each(filter),
    ),
  };
}

/** Includes each reader's unsubscribe link, for sending the newsletter by another service. */
export function readerList(
  { subscribers }: Stores,
  state: Subscriber["state"],
  siteUrl: string,
): List<Subscriber> {
  return {
    name: "newsletter",
    count: async () => (await subscribers.countByState())[state],
    first: async (most) => (await subscribers.list(state)).slice(0, most),
    ...tableOf<Subscriber>(
      withOthers("subscriber", "leftAt", {
        ...own<Subscriber>("email", "language", "state", "askedAt", "confirmedAt"),
        unsubscribe_url: (reader) => newsletterUrl(siteUrl, "newsletterUnsubscribe", reader),
      }),
      () => subscribers.list(state),
    ),
  };
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

type PaidLine = Gift & GiftPayment;

/** Amounts in US dollars. */
const paymentColumns: Columns<PaidLine> = {
  receipt: ({ receiptNumber }) => receiptNumber,
  paid_at: ({ paidAt }) => paidAt,
  gift_reference: ({ reference }) => reference,
  interval: ({ interval }) => interval,
  gift_usd: ({ giftCents }) => dollars(giftCents),
  fee_cover_usd: ({ feeCoverCents }) => dollars(feeCoverCents),
  charged_usd: ({ giftCents, feeCoverCents }) => dollars(giftCents + feeCoverCents),
  refunded_usd: ({ refundedCents }) => dollars(refundedCents),
  disputed: ({ isDisputed }) => isDisputed,
  designation: ({ designation }) => designation?.id ?? "",
  ...own<PaidLine>("name", "email"),
  display_name: ({ displayName }) => displayName ?? "",
  employer: ({ employer }) => employer ?? "",
  dedication: ({ dedication }) => (dedication ? `${dedication.kind}: ${dedication.name}` : ""),
  ...own<PaidLine>("language", "paymentId", "mode"),
  way: ({ entered }) => entered?.way ?? "card",
  ...Object.fromEntries(
    ownFields.map((name) => [
      name === "what" ? "described" : name,
      ({ entered }: PaidLine) => entered?.[name] ?? "",
    ]),
  ),
  in_return: ({ entered }) => entered?.inReturn?.what ?? "",
  in_return_usd: ({ entered }) => (entered?.inReturn ? dollars(entered.inReturn.cents) : ""),
  replaces: ({ entered }) => entered?.replaces ?? "",
  withdrawn: ({ state }) => state === "withdrawn",
  /** The amount in the ledger: refunds and chargebacks deducted. */
  stands_usd: (line) => dollars(line.state === "withdrawn" ? 0 : line.standsCents),
};
const giftColumns = withOthers(
  "gift",
  "reference giftCents feeCoverCents designationLabel state startedAt receivedAt declines declinedAt country recurring pausedUntil nextPaymentAt entered newEmail",
  withOthers(
    "giftPayment",
    "receiptNumber giftCents feeCoverCents refundedCents isDisputed presented",
    paymentColumns,
  ),
);

type Period = { readonly from?: Date | undefined; readonly until?: Date | undefined };
type GiftFilter = RowFilter<"gift"> & { readonly paid?: Period };

/** The export has one line for each payment. */
export const giftList = (stores: Stores, filter: GiftFilter): List<Gift> => ({
  name: "gifts",
  count: async () => stores.gifts.count(await listed(stores, filter)),
  first: async (most) => stores.gifts.list(await listed(stores, filter), most),
  ...tableOf(giftColumns, () => paymentRows(stores, filter)),
});

/** Gifts with a payment in a period; without its end, those begun since, which may be unpaid. */
async function listed({ gifts }: Stores, { paid = {}, ...wanted }: GiftFilter) {
  return paid.until
    ? { ...wanted, rowId: await gifts.rowsPaid(paid) }
    : { ...wanted, startedAt: { from: paid.from } };
}

const feeColumns = withOthers("programFee", "receivedAt kind cents note withdrawnAt", {
  number: ({ number }) => number,
  received: ({ receivedAt }) => guatemalaDay(receivedAt),
  year: (fee: ProgramFee) => yearOf(fee),
  for: ({ kind }) => kind,
  details: ({ details }) => details,
  usd: ({ cents }) => dollars(cents),
  ...own<ProgramFee>("way", "name", "email", "language"),
  request: ({ request }) => request ?? "",
  entered_at: ({ enteredAt }) => enteredAt,
  replaces: ({ replaces }) => replaces ?? "",
  withdrawn: ({ withdrawn }) => withdrawn !== null,
  withdrawn_because: ({ withdrawn }) => withdrawn?.because ?? "",
  mode: ({ mode }) => mode,
  staff_note: ({ note }) => note,
});

/** Includes canceled program fees. */
export const feeList = ({ programFees }: Stores, filter: FeeFilter): List<ProgramFee> => ({
  name: "fees",
  count: () => programFees.count(filter),
  first: (most) => programFees.list(filter, most),
  ...tableOf(feeColumns, () => programFees.each(filter)),
});

/** The period is that of the payment, not of the gift: a recurring gift of last year has payments this year. */
async function* paymentRows({ gifts }: Stores, { paid = {}, ...filter }: GiftFilter) {
  const { from = new Date(0), until } = paid;
  const rowId = until && (await gifts.rowsPaid(paid));
  for await (const gift of gifts.each({ ...filter, rowId })) {
    for (const payment of (await gifts.paymentsOf(gift.row)).toReversed()) {
      const { paidAt } = payment;
      if (paidAt >= from && (!until || paidAt < until)) yield { ...gift, ...payment };
    }
  }
}
