import { CsvFault, readCsv, type CsvRow } from "#domain/csv-read.ts";
import { enterGift, isEntered } from "#domain/giving/enter-gift.ts";
import { giftEntryForm } from "#domain/giving/entered-gift.ts";
import { giftFaults, giftOf, type Entry } from "#domain/giving/gift-entry.ts";
import { readTyped } from "#domain/giving/read-typed.ts";
import type { GivingActing } from "./acting.ts";
import { deedOn, sure, type Whole } from "./deed.ts";

/** A gift of a list, and the key under which it is entered once. */
export type ListedGift = CsvRow & { readonly entry: Entry; readonly key: string };

/** A fault of a line; without a field the line has more cells than there are headings. */
export type ListFault = { readonly line: number; readonly field: string; readonly code: string };

const columns = Object.keys(giftEntryForm.fields).filter((field) => field !== "thank");
const needed = ["received", "way", "language"];

/** Reads a list of gifts as it is pasted; the first line names the columns. @returns its gifts, faults of its lines, and the code of a fault of the whole */
export async function readGiftList(acting: GivingActing, pasted: string) {
  const rows = rowsOf(pasted);
  if (!rows) return { gifts: [], columns: [], faults: [], code: "no_table" } as const;
  const [head, ...lines] = rows;
  const named = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const isWrong =
    named.some((name, at) => !columns.includes(name) || named.indexOf(name) !== at) ||
    needed.some((name) => !named.includes(name));
  if (isWrong) return { gifts: [], columns: [], faults: [], code: "headings" } as const;
  const seen = new Map<string, number>();
  const gifts: ListedGift[] = [];
  const faults: ListFault[] = [];
  for (const { line, cells } of lines) {
    if (cells.length > named.length) {
      faults.push({ line, field: "", code: "too_many_cells" });
      continue;
    }
    const cellOf = (column: string) => (cells[named.indexOf(column)] ?? "").trim();
    const read = await readLine(acting, cellOf);
    if (!read.ok) {
      const own = Object.entries(read.faults).map(([field, code = ""]) => ({ line, field, code }));
      faults.push(...own);
      continue;
    }
    // The same line once more in one list is another gift of the same kind: two of $20 on one day.
    const same = JSON.stringify(columns.map(cellOf));
    const times = (seen.get(same) ?? 0) + 1;
    seen.set(same, times);
    const entry = giftOf(read.input, acting.findDesignation);
    gifts.push({ line, cells, entry, key: `line ${times} ${same}` });
  }
  return {
    gifts,
    columns: named,
    faults,
    code: faults.length > 0 ? ("lines" as const) : undefined,
  };
}

/** Null: these are no rows of a spreadsheet. */
function rowsOf(pasted: string): readonly CsvRow[] | null {
  try {
    return readCsv(new TextEncoder().encode(pasted));
  } catch (error) {
    if (error instanceof CsvFault) return null;
    throw error;
  }
}

function readLine({ clock, findDesignation }: GivingActing, cellOf: (column: string) => string) {
  const sent = new FormData();
  for (const column of columns) {
    const isChosen = column === "way" || column === "language";
    sent.set(column, isChosen ? cellOf(column).toLowerCase() : cellOf(column));
  }
  return readTyped(sent, giftEntryForm, clock.now(), (values) =>
    giftFaults(values, findDesignation),
  );
}

/** Those of a list that were not entered before. */
export async function notEntered(
  acting: GivingActing,
  gifts: readonly ListedGift[],
): Promise<readonly ListedGift[]> {
  const fresh: ListedGift[] = [];
  // One after the other: a list may have two thousand lines, and visitors ask the same database.
  for (const gift of gifts)
    if (!(await isEntered(acting, acting.storage, gift.key))) fresh.push(gift);
  return fresh;
}

export const giftList = deedOn<Whole>()({
  path: "import",
  form: "list",
  fields: {
    list: { kind: "textarea", required: true, maxLength: 99_999 },
    thank: { kind: "checkbox", required: false },
    sure,
  },
  async faults(acting, { list = "" }) {
    const { code } = await readGiftList(acting, list);
    return list !== "" && code ? { list: code } : {};
  },
  async rule(acting, stores, _, { list, thank }) {
    let gifts = 0;
    for (const { entry, key } of (await readGiftList(acting, list)).gifts) {
      const how = { idempotencyKey: key, isThanked: thank };
      if (await enterGift(acting, stores, entry, how)) gifts += 1;
    }
    return { record: gifts === 0 ? null : ["entered", { way: "file", gifts }] };
  },
});
