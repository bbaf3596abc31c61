import { readFile } from "node:fs/promises";
import { CsvFault, readCsv, type CsvRow } from "#domain/csv-read.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import { enterList, notEntered, readGiftList } from "#domain/staff/import-gifts.ts";
import { inOneLine, rulesOf, sayMode } from "./gifts-enter.ts";
import type { GiftsOptions } from "./gifts-options.ts";
import { counted, say, styled } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

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
  const { gifts, faults } = readGiftList(await rowsOf(options.target), rulesOf(world));
  sayMode(world, terminal);
  for (const { line, field, says } of faults) {
    const where = field === null ? `line ${line}` : `line ${line}, ${field}`;
    say(err, styled(err, "red", `${where}: ${says}`));
  }
  if (faults.length > 0) {
    say(err, `${counted(faults.length, "fault")}; nothing was entered`);
    return false;
  }
  const fresh = await notEntered(world, gifts);
  const known = gifts.length - fresh.length;
  if (known > 0) say(out, `${counted(known, "line")} entered before: left out`);
  if (!options.isSure) {
    for (const { line, entry } of fresh) say(out, `line ${line}: ${inOneLine(entry)}`);
    say(
      out,
      `${counted(fresh.length, "gift")} to enter; add --yes to do it, and --send to thank by mail`,
    );
    return true;
  }
  const entered = await enterList(world, fresh, options.isToSend);
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
