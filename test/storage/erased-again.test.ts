import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetGift } from "#domain/giving/unfinished-gift.ts";
import { eraseAlone } from "#domain/staff/entry-deeds.ts";
import { personDeeds } from "#domain/staff/house-deeds.ts";
import { messageDeeds } from "#domain/staff/message-deeds.ts";
import type { Column } from "#domain/tables/column.ts";
import { type Database, addRows } from "#domain/tables/database.ts";
import { addressesIn, byColumn } from "#domain/tables/personal.ts";
import { tables } from "#domain/tables/tables.ts";
import { readBackupFile, writeBackupFile } from "#server/backup/backup-file.ts";
import { eraseAgain } from "#server/backup/erase-again.ts";
import { readBackupLines } from "#server/backup/read-tables.ts";
import { restore } from "#server/backup/restore.ts";
import { erasedAfter } from "#server/storage/erased-list.ts";
import { openStorageOn } from "#server/storage/open-storage.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";
import { day, minute, sampleSubmission } from "../fakes/samples.ts";
import { demoOn, settings, site } from "./demo-on.ts";
import { useEngine } from "./engines.ts";

const sure = { sure: "on" };
let database: Database;

demoOn();
const engine = useEngine();
beforeEach(async () => {
  database = await engine.connect(settings);
});

const erasePerson = (email: string) => doDeed(atDesk(site), personDeeds.erase_person, email, sure);
const send = (email: string | null, reference: string) =>
  site.storage.submissions.add(sampleSubmission({ email, reference, idempotencyKey: reference }));
const file = () => join(settings.dataDir, "site.backup");
const backUp = async () => {
  const takenAt = site.clock.now();
  await writeBackupFile(file(), readBackupLines(database, takenAt), null);
  site.clock.pass(day);
  return takenAt;
};
/** Restores the backup. @returns how many people and records were erased again */
const restoreAndErase = async (takenAt: Date) => {
  await site.storage.close();
  await restore(database, readBackupFile(file(), null), { replace: true });
  return eraseAgain(database, await erasedAfter(settings, takenAt));
};

test("people erased since a backup are erased again after it is restored", async () => {
  for (const name of ["ana", "luz", "back", "late"]) await send(`${name}@example.org`, name);
  await send(null, "LWH-ONE");
  await erasePerson("back@example.org");
  site.clock.pass(2 * minute);
  await send("back@example.org", "B");
  // The list is written before the rows are erased: this backup still has them.
  await site.storage.noteErased("late@example.org", site.clock.now());
  site.clock.pass(1000);
  const takenAt = await backUp();
  await erasePerson("ana@example.org");
  const one = (await site.storage.submissions.find("LWH-ONE"))!;
  await doDeed(atDesk(site), messageDeeds.erase_message, one, sure);
  expect(await restoreAndErase(takenAt)).toBe(3);
  const { db } = database;
  const left = await db.selectFrom("submission").select("email").orderBy("email").execute();
  expect(left).toEqual([{ email: "back@example.org" }, { email: "luz@example.org" }]);
  const kept = await (await openStorageOn(database)).countPerson("ana@example.org");
  expect(kept).toMatchObject({ submissions: 0, "e-mails": 0 });
  expect(await readFile(join(settings.dataDir, "erased.jsonl"), "utf8")).not.toMatch(/@|LWH/);
  expect(await eraseAgain(database, await erasedAfter(settings, takenAt))).toBe(0);
});

const valueOf = ([name, { kind, isNullable, isAutoIncrement, sql = "" }]: [string, Column]) => {
  if (isNullable || isAutoIncrement) return [name];
  const text = / in \('(\w+)'/.exec(sql)?.[1] ?? name;
  return [name, { text, json: {}, moment: new Date(0) }[String(kind)] ?? 1];
};

const columns = Object.entries(byColumn).flatMap(([table, rules]) =>
  Object.keys(rules).map((column) => [table as keyof typeof byColumn, column] as const),
);
test.each(columns)("an address only in %s.%s is found and erased", async (table, column) => {
  const address = "only@example.org";
  await site.storage.issues.begin("issue", site.clock.now());
  const row = Object.fromEntries(Object.entries<Column>(tables[table].columns).map(valueOf));
  const own = column === "dedication" ? { mail: { email: address } } : address;
  await addRows(database, table, { ...row, [column]: own } as never);
  expect(await addressesIn(database)).toContain(address);
  await site.storage.erasePerson(address);
  expect(await addressesIn(database)).not.toContain(address);
});

test("erasing a person leaves the others of a correction, in the backup too", async () => {
  const ana = { received: "2026-01-05", way: "check", amount: "50", language: "en", name: "Ana" };
  const first = await site.enter({ ...ana, email: "ana@example.org" });
  const takenAt = await backUp();
  const second = await site.correct(first, { ...ana, name: "Bob", email: "bob@example.org" });
  await site.correct(second, ana);
  await erasePerson("bob@example.org");
  const gifts = () => database.db.selectFrom("gift").select("name").orderBy("rowId").execute();
  expect(await gifts()).toEqual([{ name: "Ana" }, { name: "" }, { name: "Ana" }]);
  expect(await restoreAndErase(takenAt)).toBe(0);
  expect(await gifts()).toEqual([{ name: "Ana" }]);
});

test("a donor with a forgotten gift, without an address or with a former one is erased after a restore too", async () => {
  const unpaid = await site.started({ email: "own@example.org" });
  const goods = { way: "goods", what: "Rosa’s car", received: "2026-02-27", language: "es" };
  const nameless = await site.enter({ ...goods, name: "Rosa Tun" });
  const { row } = await site.paidGift({ email: "own@exmple.org", name: "Rosa" });
  const takenAt = await backUp();
  site.clock.pass(day);
  const scrub = vi.spyOn(site.storage, "scrub");
  expect(await forgetGift(site.giving, unpaid.id)).toBe(true);
  expect(scrub).toHaveBeenCalledOnce();
  await doDeed(atDesk(site), eraseAlone, nameless, sure);
  await site.storage.gifts.takeNewEmail(row, "right@example.org");
  await erasePerson("right@example.org");
  expect(await restoreAndErase(takenAt)).toBe(3);
  const left = await database.db.selectFrom("gift").selectAll().execute();
  expect(left.map(({ entered }) => entered?.what)).toEqual([undefined, "—", undefined]);
  const mails = await database.db.selectFrom("email").selectAll().execute();
  expect(JSON.stringify([left, mails])).not.toMatch(/own@ex|Rosa/);
});
