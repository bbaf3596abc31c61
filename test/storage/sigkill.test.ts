import { spawn } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { engineNames, startEngine } from "./engines.ts";
import type { TestEngine } from "./engines.ts";

const child = join(import.meta.dirname, "crash-child.ts");
const runs = { sqlite: 160, postgres: 40 } as const;

/** Starts a site under load and kills it without warning; answers what visitors were told. */
async function killedRun(settings: StorageSettings, run: number): Promise<Map<string, string>> {
  const site = spawn(process.execPath, [child, JSON.stringify(settings), String(run)]);
  let output = "";
  let errors = "";
  let isDoomed = false;
  site.stdout.on("data", (part: Buffer) => {
    output += part.toString();
    if (isDoomed) return;
    isDoomed = true;
    // Anywhere between the first thanks and some dozens later.
    setTimeout(() => site.kill("SIGKILL"), Math.random() * 60);
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

describe.each(engineNames)("a site on %s that is killed under load", (name) => {
  let engine: TestEngine;

  beforeAll(async () => {
    engine = await startEngine(name);
  });
  afterAll(() => engine.end());

  it(`${runs[name]} times keeps every message it thanked for exactly once, with both letters`, async () => {
    const settings = await engine.create();
    await (await engine.open(settings)).check();
    await engine.closeAll();
    const thanked = new Map<string, string>();
    for (let run = 0; run < runs[name]; run += 1) {
      for (const [message, reference] of await killedRun(settings, run))
        thanked.set(message, reference);
    }

    const storage = await engine.open(settings);
    const kept = new Map<unknown, string>();
    let rows = 0;
    for await (const one of storage.submissions.each({})) {
      rows += 1;
      kept.set(one.fields["message"], one.reference);
      const letters = await storage.outbox.listOf(one.id);
      expect(letters.map((letter) => letter.state)).toEqual(["waiting", "waiting"]);
    }
    // No message twice, none thanked for and missing, none under another reference.
    expect(kept.size).toBe(rows);
    const lost = [...thanked].filter(([message, reference]) => kept.get(message) !== reference);
    expect(lost).toEqual([]);
    expect(thanked.size).toBeGreaterThan(runs[name]);
    // At most the four under way at each kill were kept without a thanks.
    expect(rows - thanked.size).toBeLessThanOrEqual(4 * runs[name]);
    expect((await storage.outbox.countByState()).waiting).toBe(2 * rows);
  }, 240_000);
});
