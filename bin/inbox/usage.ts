import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Something typed wrong: one line and a hint, exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export const help = readFileSync(join(import.meta.dirname, "help.txt"), "utf8").trimEnd();
