import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { giftAlerts, runDaily } from "#domain/daily/daily.ts";
import { sqliteFileName } from "#server/storage/open-storage.ts";
import { receiveWebhook } from "#domain/giving/take-event.ts";
import { reconcile } from "#domain/giving/reconcile.ts";
import { backupJob, type StorageMetrics } from "#domain/storage/storage-metrics.ts";
import { day, hour, minute, sampleMail, sampleSubscriber } from "../fakes/samples.ts";
import { dedication, testGiving } from "../fakes/test-giving.ts";
import { demoOn, site } from "./demo-on.ts";
import { useEngine } from "./engines.ts";

demoOn();

const ago = (ms: number) => new Date(site.clock.now().getTime() - ms);
const run = (wish: "never" | "suspected" | "daily" = "never") => runDaily(site, wish);
const runDays = async (days: number) => {
  for (let passed = 0; passed < days; passed += 1) {
    await run();
    site.clock.pass(day);
  }
};
const keepUntil = (eraseAfter: Date, own: object = {}) => site.keep({ eraseAfter, ...own });
const countKept = () => site.storage.submissions.count({});

test("what is past its time is erased, with a line of the record that names nobody", async () => {
  const { subscribers, outbox, audit } = site.storage;
  const long = ago(31 * day);
  const old = await keepUntil(ago(1));
  await keepUntil(ago(1), { form: "story" });
  const young = await keepUntil(ago(-day));
  for (const days of [15, 13])
    await subscribers.save(sampleSubscriber({ askedAt: ago(days * day) }));
  for (const days of [31, 29])
    await subscribers.save(sampleSubscriber({ state: "left", leftAt: ago(days * day) }));
  await subscribers.save(sampleSubscriber({ state: "confirmed", confirmedAt: ago(900 * day) }));
  await outbox.add([sampleMail(), sampleMail()], { now: long });
  for (const mail of await outbox.claim({ now: long, limit: 1 })) await outbox.markSent(mail, long);
  for (const submissionId of [old.id, young.id, undefined])
    await outbox.add([sampleMail()], { now: long, state: "held", submissionId });
  expect(await run()).toBe(true);
  expect(await countKept()).toBe(1);
  expect(await subscribers.countByState()).toEqual({ asked: 1, confirmed: 1, left: 1 });
  expect(await outbox.countByState()).toEqual({ waiting: 1, held: 1, sent: 0, dead: 0 });
  const detail = { contact: 1, story: 1, mails: 2, newsletter: 2 };
  expect(await audit.list(1)).toMatchObject([{ action: "expired", detail }]);
});

test.for([
  ["suspected", "received", 0],
  ["suspected", "suspected", 1],
  ["daily", "received", 1],
  ["never", "suspected", 0],
  ["daily", null, 0],
] as const)("the wish %j and a %s message send %i digests", async ([wish, state, sent]) => {
  if (state) await keepUntil(ago(-day), { state, receivedAt: ago(day / 2) });
  await run(wish);
  expect(await site.dueMails()).toHaveLength(sent);
});

test("a jump of the clock halts erasing for a week, with notice to operator and staff", async () => {
  await run("suspected");
  await keepUntil(ago(-60 * day));
  site.clock.pass(400 * day);
  expect([await run("suspected"), await run("suspected")]).toEqual([true, false]);
  expect(await countKept()).toBe(1);
  expect(site.warnings).toEqual([
    expect.stringMatching(/says 2027-04-06, .* on 2026-03-02: nothing is erased before 2027-04-13/),
  ]);
  const [digest, ...others] = await site.dueMails();
  expect(others).toEqual([]);
  expect(digest?.text).toContain("2027-04-06");
  expect(digest?.text).toContain("nothing is erased before 2027-04-13");

  // Put right again, the next day's work is done as before.
  site.clock.pass(-399 * day);
  expect(await run()).toBe(true);
  expect(site.warnings).toHaveLength(1);
  expect(await countKept()).toBe(1);
  site.clock.pass(61 * day);
  await runDays(7);
  expect(await countKept()).toBe(1);
  // A clock that goes on evenly for a week is believed.
  await runDays(1);
  expect(await countKept()).toBe(0);
  expect(await run()).toBe(true);
  expect(site.warnings).toHaveLength(8);
});

test("the digest names the e-mails that nobody will get", async () => {
  const { outbox } = site.storage;
  const to = { email: "typo@gmial.example" };
  await outbox.add([sampleMail({ to })], { now: site.clock.now() });
  for (const mail of await site.dueMails())
    await outbox.markFailed(mail, "550 5.1.1 <typo@gmial.example> unknown", "dead");
  await run("suspected");
  const [digest] = await site.dueMails();
  expect(digest?.text).toContain(
    "contact → t…\u2060o@gmial.example (550 5.1.1 <t…\u2060o@gmial.example> unknown)",
  );
  expect(digest?.text).not.toMatch(/clock|\{/);
});

test("an unpaid gift loses its person after thirty days, or sixty without its bank's answer", async () => {
  const begun = await site.started({ name: "Luz Cali", email: "luz@example.org", dedication });
  const paid = await site.paidGift({ name: "Ana Tuc", email: "ana@example.org" });
  const waiting = await site.started({ email: "eva@example.org" });
  await site.storage.gifts.change(waiting.row, { state: "waiting" });
  await runDays(30);
  expect(await site.gift(begun.id)).toMatchObject({ email: "luz@example.org" });
  site.clock.pass(1);
  await run();
  expect(JSON.stringify(await site.gift(begun.id))).not.toMatch(/luz cali|luz@|paula|gracias/i);
  expect(await site.gift(waiting.id)).toMatchObject({ email: "eva@example.org" });
  expect(await site.gift(paid.id)).toMatchObject({ email: "ana@example.org", name: "Ana Tuc" });
  const [line] = await site.storage.audit.list(1);
  expect(line?.detail).toMatchObject({ "unpaid gifts": 1 });
  await runDays(31);
  expect(await site.gift(waiting.id)).toMatchObject({ email: "" });
});

// SQLite takes 32,766 names in one statement, PostgreSQL more.
const sqlite = useEngine("sqlite");
test("33,000 unpaid gifts of an attack are erased at once", async () => {
  const settings = await sqlite.create();
  const storage = await sqlite.open(settings);
  const { row } = await (await testGiving(storage)).started();
  const file = new DatabaseSync(join(settings.dataDir, sqliteFileName));
  const columns = file
    .prepare("select name from pragma_table_info('gift') where name <> 'row_id'")
    .all()
    .map(({ name }) => String(name));
  const unique = ["id", "reference", "idempotency_key", "manage_token", "resume_key"];
  file.exec(`
    with recursive copy (at) as (select 1 union all select at + 1 from copy where at < 33000)
    insert into gift (${columns.join(", ")})
    select ${columns.map((one) => (unique.includes(one) ? `${one} || at` : one)).join(", ")}
    from gift, copy where row_id = ${row}`);
  file.close();
  const later = ago(-31 * day);
  expect(await storage.gifts.eraseUnpaid(later)).toBe(33_001);
  expect(await storage.gifts.eraseUnpaid(later)).toBe(0);
});

test.for([
  ["the first check is running", "11:58", null, "", ""],
  ["the check did not end", "10:30", "09:01", "", "the check began and did not end"],
  ["the first check did not end", "10:30", null, "", "the check began and did not end"],
  ["sums differ", "11:00", "11:01", "not balanced: a", "not balanced: a"],
  ["they differed before", "11:58", "11:01", "not balanced: a", "not balanced: a"],
] as const)("the alert about the books when %s", async ([, began, ended, problem, expected]) => {
  const { gifts } = site.storage;
  const at = (time: string) => new Date(`2026-05-18T${time}:00Z`);
  await gifts.noteCheck("books_begun", at(began), "");
  if (ended !== null) await gifts.noteCheck("books", at(ended), problem);
  expect(await giftAlerts(gifts, at("12:00"))).toMatchObject({ gifts_books: expected });
});

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
