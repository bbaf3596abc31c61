import type { CsvRow } from "#domain/csv-read.ts";
import { enterGift, isEntered } from "#domain/giving/enter-gift.ts";
import {
  entryFields,
  readEntry,
  type Entry,
  type EntryFault,
  type EntryField,
  type EntryRules,
  type TypedEntry,
} from "#domain/giving/read-entry.ts";
import { signedBy, type GivingActing } from "./acting.ts";
import { Refusal } from "./refusal.ts";

/** A gift of a list, and the key under which it is entered once. */
export type ListedGift = { readonly line: number; readonly entry: Entry; readonly key: string };

/** What is wrong with a line; without a field it has more cells than there are headings. */
export type ListFault = { readonly line: number } & (
  | EntryFault
  | { readonly field: null; readonly code: "too_many_cells"; readonly says: string }
);

/** @throws Refusal when the first row does not name the columns */
export function readGiftList(
  [head, ...rows]: readonly CsvRow[],
  rules: EntryRules,
): { readonly gifts: readonly ListedGift[]; readonly faults: readonly ListFault[] } {
  const columns = columnsOf(head?.cells ?? []);
  const seen = new Map<string, number>();
  const gifts: ListedGift[] = [];
  const faults: ListFault[] = [];
  for (const { line, cells } of rows) {
    if (cells.length > columns.length) {
      const says = `has ${cells.length} cells under ${columns.length} headings`;
      faults.push({ line, field: null, code: "too_many_cells", says });
      continue;
    }
    const typed: TypedEntry = Object.fromEntries(
      columns.map((column, at) => [column, cells[at] ?? ""]),
    );
    const read = readEntry(typed, rules);
    if ("faults" in read) {
      faults.push(...read.faults.map((fault) => ({ line, ...fault })));
      continue;
    }
    // The same line once more in one list is another gift of the same kind: two of $20 on one day.
    const same = JSON.stringify(entryFields.map((field) => (typed[field] ?? "").trim()));
    const times = (seen.get(same) ?? 0) + 1;
    seen.set(same, times);
    gifts.push({ line, entry: read.entry, key: `line ${times} ${same}` });
  }
  return { gifts, faults };
}

function columnsOf(cells: readonly string[]): readonly EntryField[] {
  const refuse = (line: string) => new Refusal("headings", `the first line ${line}`);
  const columns = cells.map((cell) => {
    const name = cell.trim().toLowerCase();
    const found = entryFields.find((field) => field === name);
    if (!found) throw refuse(`has "${cell}"; it may have ${entryFields.join(", ")}`);
    return found;
  });
  const double = columns.find((one, at) => columns.indexOf(one) !== at);
  if (double) throw refuse(`has "${double}" twice`);
  const missing = (["received", "way", "language"] as const).filter(
    (one) => !columns.includes(one),
  );
  if (missing.length > 0) throw refuse(`lacks ${missing.join(", ")}`);
  return columns;
}

/** Those of a list that were not entered before. */
export async function notEntered(
  acting: GivingActing,
  gifts: readonly ListedGift[],
): Promise<readonly ListedGift[]> {
  const fresh: ListedGift[] = [];
  for (const one of gifts) if (!(await isEntered(acting, one.key))) fresh.push(one);
  return fresh;
}

/** Enters a list; answers how many gifts were new. */
export async function enterList(
  acting: GivingActing,
  gifts: readonly ListedGift[],
  isThanked: boolean,
): Promise<number> {
  let entered = 0;
  for (const { entry, key } of gifts) {
    if ((await enterGift(acting, entry, { idempotencyKey: key, isThanked })) !== "known") {
      entered += 1;
    }
  }
  const detail = signedBy(acting, { way: "file", gifts: entered });
  await acting.storage.audit.append(acting.clock.now(), "entered", detail);
  return entered;
}
