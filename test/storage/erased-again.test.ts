import { forgetGift } from "#domain/giving/unfinished-gift.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { giftDeeds } from "#domain/staff/gift-deeds.ts";
import { personDeeds } from "#domain/staff/house-deeds.ts";
import { messageDeeds } from "#domain/staff/message-deeds.ts";
import { readBackupFile, writeBackupFile } from "#server/backup/backup-file.ts";
import { eraseAgain } from "#server/backup/erase-again.ts";
import { readBackupLines } from "#server/backup/read-tables.ts";
import { restore } from "#server/backup/restore.ts";
import { connectDatabase } from "#server/storage/connect.ts";
import type { Database } from "#domain/tables/database.ts";
import { erasedAfter } from "#server/storage/erased-list.ts";
import { openStorage, openStorageOn } from "#server/storage/open-storage.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";
import { sampleSubmission } from "../fakes/samples.ts";
import { testGiving, type TestGiving } from "../fakes/test-giving.ts";
import { useEngine } from "./engines.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const now = new Date("2026-03-02T15:00:00Z");
const dayMs = 86_400_000;
const [before, later] = [new Date(now.getTime() - dayMs), new Date(now.getTime() + dayMs)];
const engine = useEngine();
let folder: string;
let database: Database;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await database.db.destroy();
});

const erasePerson = (site: TestGiving, email: string) =>
  doDeed(atDesk(site), personDeeds.erase_person, email, { sure: "on" });

test("whoever was erased since a backup is erased again", async () => {
  const settings = { ...(await engine.createEmpty()), dataDir: folder };
  const storage = await openStorage(settings);
  const people = ["ana@example.org", "luz@example.org", "back@example.org"];
  const send = (email: string | null, reference: string) =>
    storage.submissions.add(sampleSubmission({ email, reference, idempotencyKey: reference }));
  for (const email of people) await send(email, email);
  await send(null, "LWH-ONE");
  const site = await testGiving(storage);
  // Erased before the backup, and came back.
  site.clock.set(before);
  await erasePerson(site, "back@example.org");
  await send("back@example.org", "B");
  database = await connectDatabase(settings);
  const file = join(folder, "site.backup");
  await writeBackupFile(file, readBackupLines(database, now), null);
  site.clock.set(later);
  await erasePerson(site, "ana@example.org");
  const one = (await storage.submissions.find("LWH-ONE"))!;
  await doDeed(atDesk(site), messageDeeds.erase_message, one, { sure: "on" });
  await storage.close();
  await restore(database, readBackupFile(file, null), { replace: true });
  const isErased = await erasedAfter({ dataDir: folder }, now);
  expect(await eraseAgain(database, isErased)).toBe(2);
  const { db } = database;
  const left = await db.selectFrom("submission").select("email").orderBy("email").execute();
  expect(left).toEqual([{ email: "back@example.org" }, { email: "luz@example.org" }]);
  const kept = await (await openStorageOn(database)).countPerson("ana@example.org");
  expect(kept).toMatchObject({ submissions: 0, letters: 0 });
  expect(await readFile(join(folder, "erased.jsonl"), "utf8")).not.toMatch(/@|LWH/);
  expect(await eraseAgain(database, isErased)).toBe(0);
});

test("whoever stands only where it is easily missed is found and erased, after a restore too", async () => {
  const settings = { ...(await engine.createEmpty()), dataDir: folder };
  const storage = await openStorage(settings);
  const site = await testGiving(storage);
  const { row } = await site.started();
  const slip = { newEmail: "slip@example.org", newEmailKey: "key", newEmailAt: now };
  await storage.gifts.change(row, slip);
  await storage.issues.begin("2026-03-01-sample", now);
  await storage.issues.addCopy("2026-03-01-sample", "reader@example.org", "<copy@example.org>");
  const unpaid = await site.started({ email: "own@example.org" });
  const cash = { way: "cash", amount: "20", received: "2026-02-27", language: "es" };
  const nameless = await site.enter({ ...cash, name: "Rosa Tun" });
  const file = join(folder, "site.backup");
  database = await connectDatabase(settings);
  await writeBackupFile(file, readBackupLines(database, now), null);
  site.clock.set(later);
  await erasePerson(site, "slip@example.org");
  await erasePerson(site, "reader@example.org");
  site.clock.pass(dayMs);
  expect(await forgetGift(site.giving, unpaid.id)).toBe(true);
  await doDeed(atDesk(site), giftDeeds.erase_giver, nameless, { sure: "on" });
  await restore(database, readBackupFile(file, null), { replace: true });
  expect(await eraseAgain(database, await erasedAfter({ dataDir: folder }, now))).toBe(4);
  const gifts = await database.db
    .selectFrom("gift")
    .select(["email", "name", "newEmail"])
    .execute();
  expect(JSON.stringify(gifts)).not.toMatch(/own@example|slip@example|Rosa/);
  expect(await database.db.selectFrom("newsletterCopy").selectAll().execute()).toEqual([]);
  await storage.close();
});
