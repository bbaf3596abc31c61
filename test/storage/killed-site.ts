import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Storage } from "#domain/storage/storage.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";

const child = join(import.meta.dirname, "crash-child.ts");

/** The answers that visitors were given: message → reference. */
export type Thanked = Map<string, string>;

/**
 * Starts a site under load and kills it without warning; answers what visitors were told.
 *
 * @param random draws the moment, from 0 to 1
 * @param what visitors send; stories come with pictures, which take longer
 */
export async function killedRun(
  settings: StorageSettings,
  run: number,
  random: () => number,
  what: "messages" | "stories" = "messages",
): Promise<Thanked> {
  const site = spawn(process.execPath, [child, JSON.stringify(settings), String(run), what]);
  // In the middle of the next step, whatever step that is, once some were thanked; pictures are drawn after the thanks.
  const lastLine = what === "stories" ? 1 : 2 + Math.floor(random() * 12);
  const longestMs = what === "stories" ? 1500 : 10;
  let output = "";
  let errors = "";
  let isDoomed = false;
  site.stdout.on("data", (part: Buffer) => {
    output += part.toString();
    if (isDoomed || output.split("\n").length <= lastLine) return;
    isDoomed = true;
    setTimeout(() => site.kill("SIGKILL"), random() * longestMs);
  });
  site.stderr.on("data", (part: Buffer) => {
    errors += part.toString();
  });
  const signal = await new Promise((resolve) => site.once("close", (_code, by) => resolve(by)));
  if (signal !== "SIGKILL") throw new Error(`the child ended by itself: ${errors}`);
  // A last line without its end never reached the visitor.
  const lines = output.slice(0, output.lastIndexOf("\n") + 1).split("\n");
  return new Map(lines.filter(Boolean).map((line) => line.split(" ") as [string, string]));
}

/** Counts the messages in which the storage differs from what visitors were told. */
export async function countLosses(storage: Storage, thanked: Thanked) {
  const kept = new Map<unknown, string>();
  let rows = 0;
  let withoutLetters = 0;
  for await (const one of storage.submissions.each({})) {
    rows += 1;
    kept.set(one.fields["message"], one.reference);
    const letters = await storage.outbox.listOf(one.id);
    const isWhole = letters.length === 2 && letters.every(({ state }) => state === "waiting");
    if (!isWhole) withoutLetters += 1;
  }
  const lost = [...thanked].filter(([message, reference]) => kept.get(message) !== reference);
  return {
    rows,
    /** Thanked for, and missing or under another reference. */
    lost: lost.length,
    /** Kept more than once. */
    doubled: rows - kept.size,
    withoutLetters,
    lettersOfNobody: (await storage.outbox.countByState()).waiting - 2 * rows,
  };
}
