import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { signedBy } from "#domain/staff/acting.ts";
import {
  feeTable,
  giftTable,
  linesOf,
  messageTable,
  paymentRows,
  readerTable,
  type Line,
} from "#domain/staff/tables.ts";
import type { Answer, Routes, Visit } from "../visit/visit.ts";
import { feeFilter, giftFilter, messageFilter, readerState } from "../visit/filters.ts";

/** A table as a file that a spreadsheet opens, noted in the record. */
async function fileOf(visit: Visit, what: string, lines: AsyncIterable<Line>): Promise<Answer> {
  const { acting } = visit;
  let [file, rows] = ["", 0];
  for await (const { text, isRow } of lines) {
    file += text;
    if (isRow) rows += 1;
  }
  const now = acting.clock.now();
  const detail = signedBy(acting, { form: what, format: "csv", rows });
  await acting.storage.audit.append(now, "exported", detail);
  return { file, type: "text/csv; charset=utf-8", name: `${what}-${guatemalaDay(now)}.csv` };
}

/** Lists as tables for a spreadsheet, of what the page shows. */
export const messageTables: Routes = {
  "POST /messages/table": (visit) => {
    const filter = messageFilter(visit.form);
    const rows = visit.acting.storage.submissions.each(filter);
    return fileOf(visit, filter.form ?? "all", linesOf(rows, messageTable(filter.form), "csv"));
  },
  "POST /subscribers/table": (visit) => {
    const { storage, siteUrl } = visit.acting;
    const rows = storage.subscribers.each(readerState(visit.form));
    return fileOf(visit, "newsletter", linesOf(rows, readerTable(siteUrl), "csv"));
  },
};

/** The same of money. */
export const moneyTables: Routes = {
  "POST /gifts/table": (visit) => {
    const rows = paymentRows(visit.acting.storage, giftFilter(visit.form));
    return fileOf(visit, "gifts", linesOf(rows, giftTable, "csv"));
  },
  "POST /fees/table": (visit) => {
    const rows = visit.acting.storage.programFees.each(feeFilter(visit.form));
    return fileOf(visit, "fees", linesOf(rows, feeTable, "csv"));
  },
};
