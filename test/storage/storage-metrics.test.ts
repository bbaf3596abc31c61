import { receiveWebhook } from "#domain/giving/receive-event.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { reconcile } from "#domain/giving/reconcile.ts";
import { backupJob, type StorageMetrics } from "#domain/storage/storage-metrics.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { sampleMail } from "../fakes/samples.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { useEngine } from "./engines.ts";

describe("what an operator watches", () => {
  const engine = useEngine();
  let storage: Storage;
  beforeEach(async () => {
    storage = await engine.open(await engine.create());
  });

  test("an empty site has nothing to tell", async () => {
    expect(await storage.storageMetrics()).toEqual({
      mailsWaiting: 0,
      oldestWaiting: null,
      mailsDead: 0,
      lastWebhook: null,
      booksCheck: null,
      lastBackup: null,
    });
  });

  test("e-mails, the check of the books and the last backup are counted", async () => {
    const [early, late] = [new Date("2026-05-18T01:00:00Z"), new Date("2026-05-18T02:00:00Z")];
    const add = (now: Date, state: "waiting" | "held") =>
      storage.outbox.add([sampleMail({ messageId: `<${now.getTime()}-${state}@example.org>` })], {
        now,
        state,
      });
    await add(late, "waiting");
    await add(early, "waiting");
    await add(early, "held");
    await storage.gifts.noteCheck("books", late, "1 cent too many");
    await storage.startDaily(backupJob, "2026-05-18T03");
    expect(await storage.storageMetrics()).toMatchObject({
      mailsWaiting: 2,
      oldestWaiting: early,
      mailsDead: 0,
      booksCheck: { at: late, isBalanced: false },
      lastBackup: new Date("2026-05-18T03:00:00Z"),
    });
    const how = { now: late, leaseMs: 1, limit: 1 };
    for (const mail of await storage.outbox.claim(how)) {
      await storage.outbox.markFailed(mail, "550", "dead");
    }
    await storage.gifts.noteCheck("books", late, "");
    expect(await storage.storageMetrics()).toMatchObject({
      mailsWaiting: 1,
      oldestWaiting: late,
      mailsDead: 1,
      booksCheck: { isBalanced: true },
    });
  });

  test("the payment provider was heard when it spoke, not when staff enter a gift", async () => {
    const site = await testGiving(storage);
    const gift = await site.started();
    expect((await storage.storageMetrics()).lastWebhook).toBeNull();
    await site.pay(gift);
    const heardAt = site.clock.now();
    expect((await storage.storageMetrics()).lastWebhook).toEqual(heardAt);
    site.clock.pass(3_600_000);
    const typed = { received: "2026-03-01", way: "cash", amount: "20", language: "en" };
    await site.enter(typed);
    expect((await storage.storageMetrics()).lastWebhook).toEqual(heardAt);
    // A message that the provider has not signed is no word of it.
    await receiveWebhook(site.giving, "{}", "t=1,v1=00");
    expect((await storage.storageMetrics()).lastWebhook).toEqual(heardAt);
  });

  test("books that are being checked are not told to be unequal", async () => {
    const site = await testGiving(storage);
    const during: StorageMetrics["booksCheck"][] = [];
    const { payments } = site.giving;
    const eventsSince: typeof payments.eventsSince = async (since) => {
      during.push((await storage.storageMetrics()).booksCheck);
      site.clock.pass(60_000);
      return payments.eventsSince(since);
    };
    const world = { ...site.giving, payments: { ...payments, eventsSince } };
    await reconcile(world);
    const first = { at: site.clock.now(), isBalanced: true };
    await reconcile(world);
    expect(during).toEqual([null, first]);
    expect((await storage.storageMetrics()).booksCheck).toEqual({ ...first, at: site.clock.now() });
  });
});
