import { spawn } from "node:child_process";
import { join } from "node:path";
import { inject } from "vitest";
import type { Storage } from "#domain/storage/storage.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";

const child = join(import.meta.dirname, "crash-child.ts");

/** Lines of crash-child.ts by their first word: each tells somebody outside of a step. */
export type Told = Record<"thanked" | "published" | "begun" | "paid", string[][]>;

/**
 * Starts a site under load and kills it without warning: in every other run in the middle of the steps of a gift, else
 * while pictures are drawn.
 *
 * @param random draws the moment, from 0 to 1
 * @returns what the site had told
 */
export async function killedRun(
  settings: StorageSettings,
  run: number,
  random: () => number,
): Promise<Told> {
  const given = [inject("parsedContent"), JSON.stringify(settings), String(run)];
  const site = spawn(process.execPath, [child, ...given]);
  const [mark, times, longestMs] =
    run % 2 === 1 ? ["published", 1, 1500] : ["paid", 1 + Math.floor(random() * 4), 10];
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
  const told: Told = { thanked: [], published: [], begun: [], paid: [] };
  for (const [word = "", ...rest] of lines.map((line) => line.split(" ")))
    told[word as keyof Told].push(rest);
  return told;
}

/** Messages and stories in which the storage differs from what visitors were told. */
export async function lossesOf(storage: Storage, thanked: readonly string[][]) {
  const kept = new Map<unknown, string>();
  let rows = 0;
  let withoutMails = 0;
  for await (const { id, fields, reference } of storage.submissions.each({})) {
    rows += 1;
    kept.set(fields["message"] ?? fields["title"], reference);
    if ((await storage.outbox.listOf({ submissionId: id })).length !== 2) withoutMails += 1;
  }
  const lost = thanked.filter(([message, reference]) => kept.get(message) !== reference);
  return { rows, losses: { lost: lost.length, doubled: rows - kept.size, withoutMails } };
}
