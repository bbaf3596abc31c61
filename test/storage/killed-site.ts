import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { serialize } from "node:v8";
import type { Storage } from "#domain/storage/storage.ts";
import { loadedContent } from "#reader/load.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const child = join(import.meta.dirname, "crash-child.ts");

/** Words behind the first of each line that told somebody outside of a step. */
export type Told = Record<"thanked" | "begun" | "paid", string[][]>;

/**
 * Starts a site under load and kills it without warning; answers what it had told.
 *
 * @param random draws the moment, from 0 to 1
 * @param what comes in; stories come with pictures, which are drawn after the thanks
 */
export async function killedRun(
  settings: StorageSettings,
  run: number,
  random: () => number,
  what: "messages and gifts" | "stories",
): Promise<Told> {
  // The child need not read it anew, which takes longer than all the rest.
  const content = join(temporaryFolder(), "content");
  writeFileSync(content, serialize(loadedContent().content));
  const site = spawn(process.execPath, [
    child,
    content,
    JSON.stringify(settings),
    String(run),
    what,
  ]);
  // In the middle of the next step, whatever step that is.
  const [mark, times, longestMs] =
    what === "stories" ? ["thanked", 1, 1500] : ["paid", 1 + Math.floor(random() * 4), 10];
  let output = "";
  let errors = "";
  let isDoomed = false;
  site.stdout.on("data", (part: Buffer) => {
    output += part.toString();
    if (isDoomed || output.split(mark).length <= times) return;
    isDoomed = true;
    setTimeout(() => site.kill("SIGKILL"), random() * longestMs);
  });
  site.stderr.on("data", (part: Buffer) => {
    errors += part.toString();
  });
  const signal = await new Promise((resolve) => site.once("close", (_code, by) => resolve(by)));
  if (signal !== "SIGKILL") throw new Error(`the child ended by itself: ${errors}`);
  // A last line without its end never reached anybody.
  const lines = output.split("\n").slice(0, -1);
  const told: Told = { thanked: [], begun: [], paid: [] };
  for (const [word = "", ...rest] of lines.map((line) => line.split(" ")))
    told[word as keyof Told].push(rest);
  return told;
}

/** Messages in which the storage differs from what visitors were told. */
export async function lossesOf(storage: Storage, thanked: readonly string[][]) {
  const kept = new Map<unknown, string>();
  let rows = 0;
  let withoutMails = 0;
  for await (const one of storage.submissions.each({})) {
    rows += 1;
    kept.set(one.fields["message"], one.reference);
    if ((await storage.outbox.listOf(one.id)).length !== 2) withoutMails += 1;
  }
  const lost = thanked.filter(([message, reference]) => kept.get(message) !== reference);
  return { rows, losses: { lost: lost.length, doubled: rows - kept.size, withoutMails } };
}
