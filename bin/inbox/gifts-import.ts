import { readFile } from "node:fs/promises";
import { CsvFault, readCsv, type CsvRow } from "#domain/csv-read.ts";
import { enterGift, isEntered } from "#domain/giving/enter-gift.ts";
import {
  entryFields,
  readEntry,
  type Entry,
  type EntryField,
  type TypedEntry,
} from "#domain/giving/read-entry.ts";
import { inOneLine, rulesOf, sayMode } from "./gifts-enter.ts";
import type { GiftsOptions } from "./gifts-options.ts";
import { counted, say, styled } from "./terminal.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

type Line = { readonly line: number; readonly entry: Entry; readonly key: string };
type Read = { readonly lines: readonly Line[]; readonly faults: readonly string[] };

/**
 * `gifts import`: a list of gifts by hand. Without --yes it only says what it would do. False when a
 * line is wrong: nothing is entered then.
 */
export async function importGifts(
  world: GivingActing,
  options: GiftsOptions,
  terminal: Terminal,
): Promise<boolean> {
  const { out, err } = terminal;
  if (options.target === null)
    throw new UsageError("which file? For example: gifts import bank.csv");
  const { lines, faults } = readLines(await rowsOf(options.target), world);
  sayMode(world, terminal);
  for (const fault of faults) say(err, styled(err, "red", fault));
  if (faults.length > 0) {
    say(err, `${counted(faults.length, "fault")}; nothing was entered`);
    return false;
  }
  const fresh: Line[] = [];
  for (const one of lines) if (!(await isEntered(world, one.key))) fresh.push(one);
  const known = lines.length - fresh.length;
  if (known > 0) say(out, `${counted(known, "line")} entered before: left out`);
  if (!options.isSure) {
    for (const { line, entry } of fresh) say(out, `line ${line}: ${inOneLine(entry)}`);
    say(
      out,
      `${counted(fresh.length, "gift")} to enter; add --yes to do it, and --send to thank by mail`,
    );
    return true;
  }
  let entered = 0;
  for (const { entry, key } of fresh) {
    const how = { idempotencyKey: key, isThanked: options.isToSend };
    if ((await enterGift(world, entry, how)) !== "known") entered += 1;
  }
  await world.storage.audit.append(world.clock.now(), "entered", { way: "file", gifts: entered });
  say(out, `${counted(entered, "gift")} entered${options.isToSend ? "; donors are thanked" : ""}`);
  return true;
}

async function rowsOf(path: string): Promise<readonly CsvRow[]> {
  try {
    return readCsv(await readFile(path));
  } catch (error) {
    if (error instanceof CsvFault) throw new UsageError(`${path} ${error.message}`);
    throw error;
  }
}

function readLines([head, ...rows]: readonly CsvRow[], world: GivingActing): Read {
  const columns = columnsOf(head?.cells ?? []);
  const rules = rulesOf(world);
  const seen = new Map<string, number>();
  const lines: Line[] = [];
  const faults: string[] = [];
  for (const { line, cells } of rows) {
    if (cells.length > columns.length) {
      faults.push(`line ${line}: has ${cells.length} cells under ${columns.length} headings`);
      continue;
    }
    const typed: TypedEntry = Object.fromEntries(
      columns.map((column, at) => [column, cells[at] ?? ""]),
    );
    const read = readEntry(typed, rules);
    if ("faults" in read) {
      faults.push(...read.faults.map(({ field, says }) => `line ${line}, ${field}: ${says}`));
      continue;
    }
    // The same line once more in one file is another gift of the same kind: two of $20 on one day.
    const same = JSON.stringify(entryFields.map((field) => (typed[field] ?? "").trim()));
    const times = (seen.get(same) ?? 0) + 1;
    seen.set(same, times);
    lines.push({ line, entry: read.entry, key: `line ${times} ${same}` });
  }
  return { lines, faults };
}

/** @throws UsageError for a heading that is none, stands twice or is missing */
function columnsOf(cells: readonly string[]): readonly EntryField[] {
  const columns = cells.map((cell) => {
    const name = cell.trim().toLowerCase();
    const found = entryFields.find((field) => field === name);
    if (!found) {
      throw new UsageError(`the first line has "${cell}"; it may have ${entryFields.join(", ")}`);
    }
    return found;
  });
  const double = columns.find((one, at) => columns.indexOf(one) !== at);
  if (double) throw new UsageError(`the first line has "${double}" twice`);
  const missing = (["received", "way", "language"] as const).filter(
    (one) => !columns.includes(one),
  );
  if (missing.length > 0) throw new UsageError(`the first line lacks ${missing.join(", ")}`);
  return columns;
}
