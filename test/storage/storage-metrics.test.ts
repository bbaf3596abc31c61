import { expect, test } from "vitest";
import { receiveWebhook } from "#domain/giving/receive-event.ts";
import { reconcile } from "#domain/giving/reconcile.ts";
import { backupJob, type StorageMetrics } from "#domain/storage/storage-metrics.ts";
import { hour, minute, sampleMail } from "../fakes/samples.ts";
import { demoOn, site } from "./demo-on.ts";

demoOn();

test("e-mails, the check of the books and the last backup are counted", async () => {
  const { storage } = site;
  const [early, late] = [new Date("2026-05-18T01:00:00Z"), new Date("2026-05-18T02:00:00Z")];
  await storage.outbox.add([sampleMail()], { now: late });
  await storage.outbox.add([sampleMail()], { now: early });
  await storage.outbox.add([sampleMail()], { now: early, state: "held" });
  await storage.gifts.noteCheck("books", late, "1 cent too many");
  await storage.startDaily(backupJob, "2026-05-18T03");
  expect(await storage.storageMetrics()).toMatchObject({
    mails: { waiting: 2, dead: 0 },
    oldestWaiting: early,
    booksCheck: { at: late, isBalanced: false },
    lastBackup: new Date("2026-05-18T03:00:00Z"),
  });
  for (const mail of await storage.outbox.claim({ now: late, limit: 1 }))
    await storage.outbox.markFailed(mail, "550", "dead");
  await storage.gifts.noteCheck("books", late, "");
  expect(await storage.storageMetrics()).toMatchObject({
    mails: { waiting: 1, dead: 1 },
    oldestWaiting: late,
    booksCheck: { isBalanced: true },
  });
});

test("the last webhook is the provider's, not an entry by staff or an unsigned message", async () => {
  const lastWebhook = async () => (await site.storage.storageMetrics()).lastWebhook;
  const gift = await site.started();
  expect(await lastWebhook()).toBeNull();
  await site.pay(gift);
  const paidAt = site.clock.now();
  expect(await lastWebhook()).toEqual(paidAt);
  site.clock.pass(hour);
  await site.enter({ received: "2026-03-01", way: "cash", amount: "20", language: "en" });
  await receiveWebhook(site.giving, "{}", "t=1,v1=00");
  expect(await lastWebhook()).toEqual(paidAt);
});

test("a running check of the books is not reported as unequal books", async () => {
  const during: StorageMetrics["booksCheck"][] = [];
  const { payments } = site.giving;
  const eventsSince: typeof payments.eventsSince = async (since) => {
    during.push((await site.storage.storageMetrics()).booksCheck);
    site.clock.pass(minute);
    return payments.eventsSince(since);
  };
  const world = { ...site.giving, payments: { ...payments, eventsSince } };
  await reconcile(world);
  const first = { at: site.clock.now(), isBalanced: true };
  await reconcile(world);
  expect(during).toEqual([null, first]);
  const { booksCheck } = await site.storage.storageMetrics();
  expect(booksCheck).toEqual({ ...first, at: site.clock.now() });
});
