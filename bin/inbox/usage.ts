import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Something typed wrong: one line and a hint, exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/**
 * @throws UsageError for a word behind a command that takes none: without two dashes npm keeps an option for itself
 * and hands on its value
 */
export function refuseLeftover(script: string, command: string, word: string | null): void {
  if (word === null) return;
  throw new UsageError(
    `"${word}" is one word too many; if an option stood before it, type two dashes first: npm run ${script} -- ${command} …`,
  );
}

export const help = readFileSync(join(import.meta.dirname, "help.txt"), "utf8").trimEnd();
