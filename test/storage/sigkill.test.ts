import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { takeEvent } from "#domain/giving/take-event.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { paidEvents } from "#server/payments/demo.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { PictureFolder } from "#server/storage/sent-pictures.ts";
import { fewOrMany } from "../endurance.ts";
import { testGiving, type TestGiving } from "../fakes/test-giving.ts";
import { useEngine } from "./engines.ts";

const child = join(import.meta.dirname, "crash-child.ts");

/** Lines of crash-child.ts by their first word: each tells somebody outside of a step. */
type Told = Record<"thanked" | "published" | "begun" | "paid", string[][]>;

/**
 * Starts a site under load and kills it without warning: in every other run in the middle of the steps of a gift, else
 * while pictures are drawn.
 * @param chances two numbers from 0 to 1, which choose the moment
 * @returns what the site had told
 */
async function killedRun(settings: StorageSettings, run: number, chances: number[]): Promise<Told> {
  const [paid = 0, moment = 0] = chances;
  const given = [JSON.stringify(settings), String(run)];
  const site = spawn(process.execPath, [child, ...given]);
  const [mark, times, longestMs] =
    run % 2 === 1 ? ["published", 1, 1500] : ["paid", 1 + Math.floor(paid * 4), 10];
  let output = "";
  const errors = text(site.stderr);
  let isDoomed = false;
  site.stdout.on("data", (part: Buffer) => {
    output += part.toString();
    if (isDoomed || output.split(mark).length <= times) return;
    isDoomed = true;
    setTimeout(() => site.kill("SIGKILL"), moment * longestMs);
  });
  const [, signal] = await once(site, "close");
  if (signal !== "SIGKILL") throw new Error(`the child ended by itself: ${await errors}`);
  // A last line without its end never reached anybody.
  const lines = output.split("\n").slice(0, -1);
  const told: Told = { thanked: [], published: [], begun: [], paid: [] };
  for (const [word = "", ...rest] of lines.map((line) => line.split(" ")))
    told[word as keyof Told].push(rest);
  return told;
}

/** Messages and stories in which the storage differs from what visitors were told. */
async function lossesOf(storage: Storage, thanked: readonly string[][]) {
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

const runs = fewOrMany(1, 200);

/** The provider repeats the events that were not answered; then each gift must be complete and exist once. */
async function expectWholeGifts(site: TestGiving): Promise<number> {
  let payments = 0;
  for await (const gift of site.storage.gifts.each({})) {
    for (const event of paidEvents(gift, new Date())) await takeEvent(site.giving, event);
    expect((await site.booksOf(gift)).map(([kind]) => kind)).toEqual(["payment"]);
    expect(await site.mailNamesOf(gift)).toEqual(["gift-no-receipt"]);
    expect(await site.paymentsOf(gift)).toHaveLength(1);
    expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
    payments += 1;
  }
  expect(await site.storage.gifts.findUnbalanced()).toEqual([]);
  expect((await site.totals()).giftCents).toBe(5500 * payments);
  return payments;
}

const engine = useEngine();
test(`a site killed ${runs} times under load has everything it confirmed, whole and once`, async () => {
  const settings = await engine.create();
  await (await engine.open(settings)).check();
  await engine.closeAll();
  const chances = fc.sample(fc.noBias(fc.nat(999)), 2 * runs + 1).map((chance) => chance / 1000);
  const all: Told = { thanked: [], published: [], begun: [], paid: [] };
  const first = Math.round(chances.pop()!);
  for (let run = first; run < first + runs; run += 1) {
    const told = await killedRun(settings, run, chances.splice(0, 2));
    for (const word of Object.keys(all) as (keyof Told)[]) all[word].push(...told[word]);
  }

  const site = await testGiving(await engine.open(settings));
  const confirmed = [...all.thanked, ...all.published];
  const { rows, losses } = await lossesOf(site.storage, confirmed);
  expect(losses).toEqual({ lost: 0, doubled: 0, withoutMails: 0 });
  expect(all.paid.length + all.published.length).toBeGreaterThanOrEqual(runs);
  // At most the six in flight at each kill were stored without a thanks.
  expect(rows - confirmed.length).toBeLessThanOrEqual(6 * runs);
  for (const [id = ""] of all.begun) expect(await site.storage.gifts.find(id)).not.toBeNull();
  const payments = await expectWholeGifts(site);
  // A fast machine sends more than 300 messages of strangers, whose e-mails are held (domain/spam/spam.ts).
  const { waiting, held } = await site.storage.outbox.countByState();
  expect(waiting + held).toBe(2 * rows + payments);

  // Pictures that nobody had drawn yet are still there.
  await new PictureFolder({
    storage: site.storage,
    dataDir: settings.dataDir,
    log: () => {},
    clean: async () => ({ type: "image/webp", width: 2, height: 1, bytes: new Uint8Array([1]) }),
  }).processWaiting();
  for (const [, reference = ""] of all.published) {
    const story = await site.storage.submissions.find(reference);
    expect([reference, story?.pictureCount]).toEqual([reference, 2]);
  }
});
