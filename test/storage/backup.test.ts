import { sql } from "kysely";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { backupTool } from "../../bin/backup.ts";
import { moveTool } from "../../bin/move.ts";
import { restoreTool } from "../../bin/restore.ts";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readBackupFile, writeBackupFile } from "#server/backup/backup-file.ts";
import { backUpNightly } from "#server/backup/nightly.ts";
import { BackupFault } from "#server/backup/backup-lines.ts";
import { readBackupLines } from "#server/backup/read-tables.ts";
import { restore } from "#server/backup/restore.ts";
import { noteErased } from "#server/storage/erased-list.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { feeEntryDeeds } from "#domain/staff/entry-deeds.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { Database } from "#domain/tables/database.ts";
import { stepNames, revertMigrations } from "#server/storage/migrate.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";
import { sampleSubmission, sampleSubscriber } from "../fakes/samples.ts";
import { testGiving, type TestGiving } from "../fakes/test-giving.ts";
import { envOf, runHere } from "../inbox-command.ts";
import { useEngine } from "./engines.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const now = new Date("2026-03-02T15:00:00Z");
const key = "correct horse battery staple";
const engine = useEngine();
const postgres = useEngine("postgres");
let folder: string;
/** A filled database, its backup, and the number of a message that was erased from it. */
let filled: StorageSettings;
let whole: readonly string[];
let erasedId: number;

beforeAll(async () => {
  filled = await engine.create();
  erasedId = await fill(await engine.open(filled));
  whole = await Array.fromAsync(readBackupLines(await engine.connect(filled), now));
  await engine.closeAll();
});

beforeEach(() => {
  folder = temporaryFolder();
});

async function linesOf(database: Database): Promise<string[]> {
  const [, ...lines] = await Array.fromAsync(readBackupLines(database, now));
  return lines;
}

const send = (site: TestGiving, at: number) =>
  site.write({ email: `v${at}@example.org`, message: `${at}` }, `10.${at % 250}.1.1`);

/** Puts something in every kind of table, and texts and bytes that are hard to carry. */
async function fill(storage: Storage): Promise<number> {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  const picture = { type: "image/webp", width: 9, height: 9, bytes } as const;
  const hard = 'uno\u2028dos\u2029tres\r\n"\\ ñ 🌽 ’Ajpu\t\u0085';
  const fields = { message: hard, weeks: 3, adult: true };
  const site = await testGiving(storage);
  const { reference: request } = await site.keep({ fields, pictures: [picture, picture] });
  for (const name of ["Zoë", "ana", "Ánimo", "a_b"])
    await storage.subscribers.save(sampleSubscriber({ email: `${name}@example.org` }));
  await storage.issues.begin("2026-03-01-sample", now);
  await storage.issues.addCopy("2026-03-01-sample", "ana@example.org", "<copy@example.org>");
  for (let at = 0; at < 5; at += 1) await send(site, at);
  const last = (await site.keep({ reference: "LWH-LAST" })).id;
  await storage.eraseRecord("submission", "LWH-LAST");
  const dedication = { kind: "honour", name: "Rosa", message: hard, mail: null } as const;
  const gift = await site.paidGift({ dedication, interval: "monthly" });
  await storage.gifts.mark(gift.row, "dedication", now);
  await storage.gifts.addNames(gift.row, ["sub_1"]);
  const typed = { received: "2026-03-01", way: "goods", what: hard, language: "es", name: "Zoë" };
  await site.enter({ ...typed, thank: "on" });
  const fee = { ...typed, way: "check", amount: "612.50", for: "other", details: hard, request };
  await doDeed(atDesk(site), feeEntryDeeds.enter, true, { ...fee, note: hard });
  await storage.gifts.noteCheck("books", now, "");
  await storage.audit.append(now, "exported", { rows: 3 });
  const { accounts } = storage;
  await accounts.invite({ email: "ana@example.org", language: "es", roles: "messages" });
  const { rowId: account } = (await accounts.findByEmail("ana@example.org"))!;
  const passkey = { id: "1", account, publicKey: bytes, counter: 0, transports: "internal" };
  await accounts.addPasskey({ ...passkey, label: hard, usedAt: now });
  const none = { passkey: null, touchedAt: null, endedAt: null };
  const at = { begunAt: now, seenAt: now, label: hard, hash: "1", device: "1" };
  await accounts.startSession({ account, ...at, ...none });
  await accounts.addLink({ hash: "1", account, kind: "link", browser: null, endsAt: now });
  await storage.startDaily("daily", "2026-03-02");
  // More rows than one statement of a restore adds.
  const visitors = Array.from({ length: 450 }, (_, visitor) => `visitor ${visitor}`);
  await storage.rateLimits.count(visitors, 60_000, now);
  return last;
}

async function copied() {
  const settings = await engine.copyOf(filled);
  return { settings, database: await engine.connect(settings) };
}

// From one kind of database into the other goes `npm run move`, below.
test("a backup, restored, has every row of every table", async () => {
  const file = join(folder, "site.backup");
  const { header, tables } = await writeBackupFile(file, Readable.from(whole), null);
  expect(header).toMatchObject({ takenAt: now.toISOString(), schema: stepNames });
  for (const [table, { rows }] of Object.entries(tables))
    expect({ table, rows }).not.toEqual({ table, rows: 0 });

  const settings = await engine.createEmpty();
  const target = await engine.connect(settings);
  await restore(target, readBackupFile(file, null), { replace: false });
  expect(await linesOf(target)).toEqual(whole.slice(1));

  // The site goes on with it: numbers of erased rows are not given a second time.
  const storage = await engine.open(settings);
  expect(await storage.audit.findBreak()).toBeNull();
  expect(await storage.submissions.add(sampleSubmission())).toMatchObject({ id: erasedId + 1 });
});

test("a backup taken while visitors write is of one moment", async () => {
  const { settings, database } = await copied();
  const storage = await engine.open(settings);
  const site = await testGiving(storage);
  const before = await storage.submissions.count({});
  const lines: string[] = [];
  for await (const line of readBackupLines(database, now)) {
    if (lines.push(line) > 12) continue;
    expect(await send(site, 100 + lines.length)).toMatchObject({ ok: true });
  }
  expect(await storage.submissions.count({})).toBe(before + 12);

  const settingsOfNew = await engine.createEmpty();
  await restore(await engine.connect(settingsOfNew), Readable.from(lines), { replace: false });
  const copy = await engine.open(settingsOfNew);
  const kept = await Array.fromAsync(copy.submissions.each({}));
  expect(kept).toHaveLength(before);
  expect(kept.filter(({ fields }) => Number(fields["message"]) > 100)).toEqual([]);
  // All who were thanked before have e-mails in the copy as well.
  const five = kept.filter(({ fields }) => /^\d$/.test(String(fields["message"])));
  for (const { id } of five) expect(await copy.outbox.listOf({ submissionId: id })).toHaveLength(2);
  expect(five).toHaveLength(5);
});

test("a database and a backup of 2026-11-26 are brought up to date with every row", async () => {
  const settings = await engine.createEmpty();
  const old = await engine.connect(settings);
  await restore(old, Readable.from(whole), { replace: false });
  await revertMigrations(old, stepNames[0]!);
  const backup = await Array.fromAsync(readBackupLines(old, now));
  for (const word of ['\\"letter\\":', '"letters"']) expect(backup.join("\n")).toContain(word);
  const rows = (lines: string[]) => lines.filter((line) => line.startsWith("["));
  const target = await engine.connect(await engine.createEmpty());
  await restore(target, Readable.from(backup), { replace: false });
  await engine.open(settings);
  expect(await linesOf(target)).toEqual(await linesOf(old));
  expect((await linesOf(old)).join("\n")).toMatch(/\\"mail\\":(?=[^]*"messages")/);
  await revertMigrations(old, stepNames[0]!);
  expect(rows(await linesOf(old))).toEqual(rows(backup));
});

test("neither a database from before 2026-11-26 nor its backup is accepted", async () => {
  const { settings, database: old } = await copied();
  await sql`update schema_step set name = '0018' || name`.execute(old.db);
  await expect(engine.open(settings)).rejects.toMatchObject({ reason: "older" });
  const backup = Readable.from(await Array.fromAsync(readBackupLines(old, now)));
  const restoring = restore(old, backup, { replace: true });
  await expect(restoring).rejects.toBeInstanceOf(BackupFault);
});

function turned(bytes: Buffer, part: number): Buffer {
  const at = Math.floor(bytes.length * part);
  return bytes.fill(bytes[at]! ^ 0x10, at, at + 1);
}

test("a damaged, cut or foreign file changes nothing", async () => {
  const file = join(folder, "site.backup");
  const { database: target } = await copied();
  const refuse = async (bytes: Uint8Array) => {
    await writeFile(file, bytes);
    const lines = readBackupFile(file, null);
    const failure = await restore(target, lines, { replace: true }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(BackupFault);
    expect(String(failure)).not.toContain("\n");
  };
  await writeBackupFile(file, Readable.from(whole), null);
  const plain = await readFile(file);
  for (const part of [0, 0.01, 0.7, 0.999])
    await refuse(plain.subarray(0, Math.floor(plain.length * part)));
  // Not the last byte of what is packed: some of its bits mean nothing.
  for (const part of [0.2, 0.99]) await refuse(turned(Buffer.from(plain), part));
  await refuse(Buffer.from("name,email\n"));
  expect(await linesOf(target)).toEqual(whole.slice(1));
});

test("rows taken out, added or changed by hand are noticed", async () => {
  const lines = whole;
  const at = lines.findIndex((line) => line.includes("ana@example.org"));
  const changed = [
    lines.toSpliced(at, 1),
    lines.toSpliced(at, 0, (lines[at] ?? "").replace("ana@", "alba@").replace("token-", "t")),
    lines.with(at, (lines[at] ?? "").replace("ana@", "eva@")),
    // The table itself refuses such a mode.
    lines.map((line) => line.replace('"demonstration"', '"demonstrations"')),
    lines.slice(0, -1),
    [...lines, lines.at(-1) ?? ""],
    lines.with(0, (lines[0] ?? "").replace("0019", "9999")),
  ];
  const target = await engine.connect(await engine.createEmpty());
  for (const wrong of changed) {
    const restoring = restore(target, Readable.from(wrong), { replace: true });
    await expect(restoring).rejects.toBeInstanceOf(BackupFault);
  }
  await restore(target, Readable.from(lines), { replace: true });
});

const tools = { backup: backupTool, restore: restoreTool, move: moveTool };
async function run(command: keyof typeof tools, typed: readonly string[], env: object) {
  const { code, out, err } = await runHere(tools[command], { ...env }, typed);
  return { code, out: out + err };
}

test("the commands tell of each save, check, restore and move", async () => {
  const settings = await engine.copyOf(filled);
  const file = join(folder, "site.backup");
  const saved = await run("backup", [file], { BACKUP_KEY: key, ...envOf(settings) });
  expect(saved.out).toMatch(
    /^saved and encrypted in .*: \d+ rows, each compared\n {2}submission 6\n/,
  );
  expect([saved.code, (await stat(file)).mode & 0o777]).toEqual([0, 0o600]);
  expect((await readFile(file, "latin1")).includes("ana@example.org")).toBe(false);

  const before = await linesOf(await engine.connect(settings));
  const again = await run("backup", [file], envOf(settings));
  expect(again).toMatchObject({ code: 2, out: expect.stringContaining("is there already") });
  const copy = { DATA_DIR: join(folder, "copy") };
  const closed = await run("restore", [file], copy);
  expect(closed).toEqual({ code: 1, out: expect.stringContaining("set BACKUP_KEY") });
  const wrong = await run("restore", [file], { ...copy, BACKUP_KEY: "some other passphrase" });
  expect(wrong.out).toMatch(/^restore: .*BACKUP_KEY.*\n$/);
  const plain = join(folder, "plain.backup");
  await writeBackupFile(plain, Readable.from(whole), null);
  const checked = await run("restore", [plain, "--check"], copy);
  expect(checked.out).toMatch(/^whole: .*submission 6\n/s);
  const forged = await run("restore", [plain], { ...copy, BACKUP_KEY: key });
  expect(forged.out).toMatch(/not encrypted.*--plain/);
  expect([wrong.code, checked.code, forged.code]).toEqual([1, 0, 1]);
  await noteErased({ dataDir: copy.DATA_DIR, backupKey: key }, "ana@example.org", now);
  const restored = await run("restore", [plain, "--plain"], { ...copy, BACKUP_KEY: key });
  expect(restored.out).toMatch(/^restored into .*copy from .*\nEverybody signs.*erased again: 1/s);
  const ontoOld = () => run("restore", [plain], envOf(settings));
  // On a slow machine PostgreSQL's pool has closed the idle connections from above by now.
  await linesOf(await engine.connect(settings));
  let seconds = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (seconds += 1) * 1000);
  expect(await ontoOld()).toMatchObject({ code: 2, out: expect.stringContaining("is in use") });
  clock.mockRestore();
  await engine.closeAll();
  expect(await ontoOld()).toMatchObject({
    code: 1,
    out: expect.stringMatching(/not empty.*--replace\n$/),
  });

  await writeFile(join(folder, "erased.jsonl"), "{at}\n");
  const unread = await run("restore", [plain], { DATA_DIR: folder });
  expect(unread.out).toMatch(/^restore: .*erased\.jsonl, line 1, is damaged: mend or .*\n$/);

  const target = await postgres.createEmpty();
  const none = await run("backup", [join(folder, "none")], envOf(target));
  expect(none.out).toMatch(/^backup: the database is empty: no site was in .*\n$/);
  const moved = await run("move", ["--to", target.databaseUrl ?? ""], envOf(settings));
  expect(moved).toMatchObject({ code: 0, out: expect.stringMatching(/^moved to PostgreSQL: /) });
  expect(await linesOf(await engine.connect(target))).toEqual(before);
  const back = await run("move", ["--to", join(folder, "back")], envOf(target));
  expect(back).toMatchObject({ code: 0, out: expect.stringContaining("each compared") });
  const home = { databaseUrl: null, dataDir: join(folder, "back") };
  expect(await linesOf(await engine.connect(home))).toEqual(before);
});

test.each([
  ["backup", [], {}, 2, /into which file\?/],
  ["restore", ["/nowhere/site.backup"], {}, 1, /no such file.*\/nowhere\/site\.backup/],
  ["move", ["--to", "mysql://a/b"], {}, 2, /postgres:/],
  ["move", ["--to", ""], {}, 2, /where to/],
  ["backup", ["a"], { BACKUP_KEY: "short" }, 1, /^BACKUP_KEY holds 5 characters that/],
] as const)("%s %j is answered in one line", async (command, words, own, code, line) => {
  const ran = await run(command, words, { DATA_DIR: join(folder, "none"), ...own });
  expect(ran.code).toBe(code);
  expect(ran.out.replace(`${command}: `, "")).toMatch(line);
  expect(ran.out.trimEnd().split("\n")).toHaveLength(1);
});

test("the site keeps the newest seven nightly backups, with another try after a failure", async () => {
  const settings = await engine.create();
  const storage = await engine.open(settings);
  const log: string[] = [];
  const night = (days: number, backupTo = folder, backupKey: string | null = null) => {
    const at = new Date(now.getTime() + days * 86_400_000);
    const how = { ...settings, backupTo, backupKey };
    return backUpNightly(storage, how, at, (line) => log.push(line));
  };
  const saved = join(settings.dataDir, "before-update-2026-01-01T00-00-00.backup");
  const old = Array.from({ length: 8 }, (_, at) => `site-2026-01-0${at + 1}.backup`);
  for (const file of ["mine.backup", ...old]) await writeFile(join(folder, file), "");
  await writeFile(saved, "");
  await night(0, saved);
  expect(log).toEqual([expect.stringContaining("EEXIST")]);
  await night(0, folder, key);
  expect((await storage.storageMetrics()).lastBackup).toEqual(now);
  expect(await readFile(join(folder, "site-2026-03-02.backup"), "latin1")).toMatch(/^LWHBACKUP1/);
  await rm(join(folder, "site-2026-03-02.backup"));
  await night(0);
  const kept = ["mine.backup", ...old.slice(2)];
  expect((await readdir(folder)).toSorted()).toEqual(kept);
  // The clock jumps by more than a year: nothing else goes.
  await night(400);
  expect((await readdir(folder)).toSorted()).toEqual([...kept, "site-2027-04-06.backup"]);
  await writeFile(saved, "");
  await storage.noteErased("ana@example.org", now);
  expect((await readdir(settings.dataDir)).join()).not.toContain("before-update");
});
