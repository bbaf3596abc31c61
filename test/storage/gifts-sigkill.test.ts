import { totalsOf } from "#domain/giving/totals.ts";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { takeEvent } from "#domain/giving/take-event.ts";
import { paidEvents } from "#server/payments/demo.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { fewOrMany } from "../endurance.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { randomFor } from "../seed.ts";
import { bothEngines, useEngine } from "./engines.ts";

const child = join(import.meta.dirname, "gifts-crash-child.ts");
const kills = fewOrMany(2, 100);

/** Starts a site with donors and kills it without warning; answers what was told outside. */
async function killedRun(settings: StorageSettings, run: number, random: () => number) {
  const site = spawn(process.execPath, [child, JSON.stringify(settings), String(run)]);
  let output = "";
  let errors = "";
  // Somewhere in the middle of the next step, whatever step that is, once three donors may have paid.
  const lastLine = 4 + Math.floor(random() * 9);
  let isDoomed = false;
  site.stdout.on("data", (part: Buffer) => {
    output += part.toString();
    if (isDoomed || output.split("\n").length <= lastLine) return;
    isDoomed = true;
    setTimeout(() => site.kill("SIGKILL"), random() * 10);
  });
  site.stderr.on("data", (part: Buffer) => {
    errors += part.toString();
  });
  const signal = await new Promise((resolve) => site.once("close", (_code, by) => resolve(by)));
  if (signal !== "SIGKILL") throw new Error(`the child ended by itself: ${errors}`);
  // A last line without its end never left.
  const lines = output.slice(0, output.lastIndexOf("\n") + 1).split("\n");
  const told = (what: string) =>
    lines.filter((line) => line.startsWith(what)).map((line) => line.split(" ")[1] ?? "");
  return { begun: told("begun"), paid: told("paid") };
}

describe.each(bothEngines)("a site that is killed while people give on %s", (name) => {
  const engine = useEngine(name);

  test(`${kills} times has every gift it told of, whole and once`, async () => {
    const settings = await engine.create();
    await (await engine.open(settings)).check();
    await engine.closeAll();
    const random = randomFor("kills");
    const begun: string[] = [];
    const paid: string[] = [];
    for (let run = 0; run < kills; run += 1) {
      const told = await killedRun(settings, run, random);
      begun.push(...told.begun);
      paid.push(...told.paid);
    }

    const site = await testGiving(await engine.open(settings));
    const { gifts, outbox } = site.storage;
    for (const id of begun) expect(await gifts.find(id)).not.toBeNull();
    let payments = 0;
    for await (const gift of gifts.each({})) {
      // The provider, which never heard our answer, tells again of gifts that were under way.
      for (const event of paidEvents(gift, new Date())) {
        await takeEvent(site.world, event);
      }
      const entries = await gifts.entriesOf(gift.row);
      const letters = await outbox.listOfGift(gift.row);
      expect(entries.map(({ kind }) => kind)).toEqual(["payment"]);
      expect(letters.map((letter) => letter.name)).toEqual(["gift-receipt"]);
      expect(await gifts.paymentsOf(gift.row)).toHaveLength(1);
      expect(await gifts.find(gift.id)).toMatchObject({ state: "received" });
      payments += 1;
    }
    expect(begun.length).toBeGreaterThanOrEqual(kills);
    expect(paid.length).toBeGreaterThan(0);
    expect(await gifts.findUnbalanced()).toEqual([]);
    expect((await totalsOf(site.giving)).giftCents).toBe(5500 * payments);
  });
});
