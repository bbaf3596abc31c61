import { readCsv, type CsvRow } from "#domain/csv-read.ts";
import { enterGift, findEntered } from "#domain/giving/enter-gift.ts";
import {
  giftEntryForm,
  ways,
  giftFaults,
  giftOf,
  type Entry,
} from "#domain/giving/entered-gift.ts";
import { readTyped } from "#domain/giving/read-typed.ts";
import { type Acting, deedOn, sure, type Whole } from "./deed.ts";

export type ListedGift = CsvRow & {
  readonly entry: Entry;
  readonly key: string;
};

const columns = Object.keys(giftEntryForm.fields).filter((field) => field !== "thank");
const needed = ["received", "way", "language"];
export const listWords = {
  optional: columns.filter((column) => !needed.includes(column)).join(", "),
  ways: ways.join(", "),
};

type Reading = Pick<Acting, "clock" | "findDesignation">;

/**
 * Reads a pasted list of gifts; its first line names the columns.
 * @returns valid gifts, faults by line, and `code` when the list cannot be entered
 */
export async function readGiftList(acting: Reading, pasted: string) {
  const rows = readCsv(pasted);
  if (!rows) return { gifts: [], columns: [], faults: [], code: "no_table" } as const;
  const [head, ...lines] = rows;
  const named = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const wrong = [
    ...named.filter((name, at) => !columns.includes(name) || named.indexOf(name) !== at),
    ...needed.filter((name) => !named.includes(name)),
  ].map((field) => ({
    line: 1,
    field,
    code: columns.includes(field) ? "not_once" : "unknown_column",
  }));
  if (wrong.length > 0) return { gifts: [], columns: [], faults: wrong, code: "headings" } as const;
  const numbered = numbering();
  const gifts: ListedGift[] = [];
  /** `field` is empty when the line has more cells than the headings. */
  const faults: { line: number; field: string; code: string }[] = [];
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
    const entry = giftOf(read.input, acting.findDesignation);
    gifts.push({ line, cells, entry, key: numbered(contentOf(entry)) });
  }
  return {
    gifts,
    columns: named,
    faults,
    code: faults.length > 0 ? ("lines" as const) : undefined,
  };
}

/** Two equal lines in one list are two gifts, such as $20 twice on one day. */
function numbering() {
  const seen = new Map<string, number>();
  return (same: string) => {
    const times = (seen.get(same) ?? 0) + 1;
    seen.set(same, times);
    return `line ${times} ${same}`;
  };
}

/** Equal for one gift however it is written. Without empty fields: the form may gain one, and keys must stay. */
function contentOf({ designation, entered, ...entry }: Entry): string {
  const fields = Object.entries({ ...entry, ...entered, for: designation?.id });
  return JSON.stringify(fields.filter(([, value]) => Boolean(value)).toSorted());
}

function readLine({ clock, findDesignation }: Reading, cellOf: (column: string) => string) {
  const sent = new FormData();
  for (const column of columns) {
    const isChosen = column === "way" || column === "language";
    sent.set(column, isChosen ? cellOf(column).toLowerCase() : cellOf(column));
  }
  return readTyped(sent, giftEntryForm, clock.now(), (values) =>
    giftFaults(values, findDesignation),
  );
}

export async function notEntered({ storage, payments }: Acting, gifts: readonly ListedGift[]) {
  const fresh: ListedGift[] = [];
  // Sequentially: a list may have 2,000 lines, and the public site uses the same database.
  for (const gift of gifts) {
    if (!(await findEntered(storage, payments, gift.key))) fresh.push(gift);
  }
  return fresh;
}

export const importGifts = deedOn<Whole>()({
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
  inParts: true,
  prepare: async (acting, _, { list }) =>
    notEntered(acting, (await readGiftList(acting, list)).gifts),
  async rule(acting, stores, _, { thank }, { prepared }) {
    let gifts = 0;
    for (const { entry, key } of prepared) {
      const how = { idempotencyKey: key, isThanked: thank };
      if (await enterGift(acting, stores, entry, how)) gifts += 1;
    }
    return { record: gifts === 0 ? null : ["entered", { way: "file", gifts }] };
  },
});
