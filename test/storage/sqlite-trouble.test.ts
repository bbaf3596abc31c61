import * as fs from "node:fs/promises";
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { Config } from "#server/config.ts";
import { startFaultOfStorage } from "#server/start-faults.ts";
import {
  databaseOn,
  openStorage,
  openStorageOn,
  sqliteFileName,
} from "#server/storage/open-storage.ts";
import { nodeSqliteDialect, openSqliteFile } from "#server/storage/sqlite-dialect.ts";
import { replacePauses } from "../fakes/pauses.ts";
import { sampleSubmission } from "../fakes/samples.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { temporaryFolder } from "../temporary-folder.ts";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => void vi.restoreAllMocks());

const open = async (dataDir = folder) => {
  const storage = await openStorage({ databaseUrl: null, dataDir });
  onTestFinished(() => storage.close());
  return storage;
};
const openFile = () => {
  const file = openSqliteFile(join(folder, sqliteFileName));
  onTestFinished(() => file.close());
  return file;
};
const openOn = async (file: ReturnType<typeof openSqliteFile>) =>
  openStorageOn({ db: databaseOn(nodeSqliteDialect(file)), engine: "sqlite" });
const add = (storage: Pick<Storage, "submissions">) => storage.submissions.add(sampleSubmission());

test("a full disk refuses new messages without loss of old ones until there is room", async () => {
  const file = openFile();
  const storage = await openOn(file);
  const noteErased = () => Promise.reject(new Error("nobody is erased here"));
  const site = await testGiving({ ...storage, noteErased });
  const send = (at: number) => {
    const message = `${at} ${"a".repeat(3000)}`;
    return site.write({ email: `v${at}@example.org`, message }, `10.0.${at}.1`);
  };
  await send(0);
  // SQLite answers SQLITE_FULL here exactly as when the disk has no block left.
  const { page_count: pages } = file.prepare("pragma page_count").get() as { page_count: number };
  file.exec(`pragma max_page_count = ${pages + 8}`);
  let kept = 1;
  const sendUntilFull = async () => {
    for (; ; kept += 1) await send(kept);
  };
  await expect(sendUntilFull()).rejects.toMatchObject({ reason: "full" });
  expect(await storage.submissions.count({})).toBe(kept);
  expect((await storage.outbox.countByState()).waiting).toBe(2 * kept);
  await expect(send(kept)).rejects.toBeInstanceOf(StorageUnavailable);
  // Nor are several visitors at once thanked for what is not on disk.
  const together = await Promise.allSettled([send(101), send(102), send(103)]);
  expect(together.map((one) => one.status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(await storage.submissions.count({})).toBe(kept);
  file.exec("pragma max_page_count = 1000000");
  expect(await send(kept)).toMatchObject({ ok: true });
  expect((await storage.outbox.countByState()).waiting).toBe(2 * (kept + 1));
});

test("a database that another process locks for a moment makes a visitor wait, not fail", async () => {
  const storage = await open();
  const other = openFile();
  other.exec("begin immediate");
  let pauses = 0;
  replacePauses().mockImplementation(async () => {
    pauses += 1;
    if (pauses === 5) other.exec("commit");
  });
  expect(await add(storage)).toHaveProperty("id");
  expect(pauses).toBe(5);
});

test("a locked database is given up in seconds without delay to other visitors", async () => {
  const storage = await open();
  openFile().exec("begin immediate");
  let waitedMs = 0;
  vi.spyOn(performance, "now").mockImplementation(() => waitedMs);
  // It waits by pausing, so that the process answers others meanwhile, and never for long at once.
  replacePauses().mockImplementation(async (pauseMs = 0) => {
    expect(pauseMs).toBeLessThan(50);
    waitedMs += pauseMs;
  });
  await expect(add(storage)).rejects.toMatchObject({ reason: "busy" });
  expect(waitedMs).toBeGreaterThan(4000);
  expect(waitedMs).toBeLessThan(8000);
});

const replaceFile = async () => {
  await rename(join(folder, sqliteFileName), join(folder, "before"));
  await writeFile(join(folder, sqliteFileName), "");
};
test.for([
  ["was removed", () => rm(folder, { recursive: true })],
  ["was replaced by another one", replaceFile],
] as const)("a database whose file %s thanks nobody, and health says so", async (row) => {
  const [, disturb] = row;
  const storage = await open();
  await add(storage);
  await storage.check();
  await disturb();
  await expect(add(storage)).rejects.toMatchObject({ reason: "unreachable" });
  await expect(storage.transaction(add)).rejects.toThrow(StorageUnavailable);
  await expect(storage.check()).rejects.toThrow(StorageUnavailable);
});

test("a database that cannot be written any more is not healthy", async () => {
  const file = openFile();
  const storage = await openOn(file);
  file.exec("pragma query_only = on");
  await expect(storage.check()).rejects.toMatchObject({ reason: "unreachable" });
  file.exec("pragma query_only = off");
  await storage.check();
});

test("a folder that cannot be one is reported at the start", async () => {
  const unreachable = { reason: "unreachable" };
  await mkdir(join(folder, "other", sqliteFileName), { recursive: true });
  await expect(open(join(folder, "other"))).rejects.toMatchObject(unreachable);
});

test("a damaged database stops the start with advice to restore a backup", async () => {
  const dataDir = join(folder, "damaged");
  const storage = await openStorage({ databaseUrl: null, dataDir });
  for (let at = 0; at < 50; at += 1) await add(storage);
  await storage.close();
  const file = join(dataDir, sqliteFileName);
  const bytes = await readFile(file);
  // A table, then the head: no database any more.
  for (const from of [bytes.length / 2, 0]) {
    await writeFile(file, bytes.fill(0x5a, from, from + 8192));
    const opening = open(dataDir).catch((error) =>
      Promise.reject(startFaultOfStorage(error, { databaseUrl: null, dataDir } as Config)),
    );
    await expect(opening).rejects.toThrow(/is damaged \(.+\): move it away and restore a backup/);
  }
});

test("a database is closed to other accounts, also when an older version left it open", async () => {
  const dataDir = join(folder, "own");
  const modes = async () => {
    const files = await readdir(dataDir);
    const all = await Promise.all(files.map((name) => stat(join(dataDir, name))));
    return Object.fromEntries(files.map((name, at) => [name, (all[at]?.mode ?? 0) & 0o777]));
  };
  const old = process.umask(0o022);
  try {
    await add(await open(dataDir));
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    const names = ["site.sqlite", "site.sqlite-shm", "site.sqlite-wal"];
    const made = [...names, "site.mark"];
    expect(await modes()).toEqual(Object.fromEntries(made.map((name) => [name, 0o600])));
    for (const name of names) await chmod(join(dataDir, name), 0o644);
    await open(dataDir);
    expect(new Set(Object.values(await modes()))).toEqual(new Set([0o600]));
  } finally {
    process.umask(old);
  }
});

test("the files of a database contain nothing of an erased person", async () => {
  const storage = await open();
  const hasTrace = async () => {
    const files = await readdir(folder);
    const contents = await Promise.all(files.map((file) => readFile(join(folder, file), "latin1")));
    return contents.some((content) => content.includes("borrame"));
  };
  const email = "borrame@example.org";
  await storage.submissions.add(sampleSubmission({ email, fields: { email, name: "borrame" } }));
  expect(await hasTrace()).toBe(true);
  await storage.erasePerson(email);
  await storage.scrub();
  expect(await hasTrace()).toBe(false);
});

test("the table of limits names neither an address nor a person", async () => {
  const file = openFile();
  const storage = await openOn(file);
  const keys = ["block 203.0.113.0/24", "email a@example.org"];
  await storage.rateLimits.count(keys, 1000, new Date());
  const rows = file.prepare("select key from rate_limit").all();
  expect(rows).toHaveLength(2);
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
});

test("a visitor is thanked only for a message on the disk, without waiting for others", async () => {
  const storage = await open();
  const file = await fs.open(join(folder, sqliteFileName));
  // The disk takes what is written when the test says so.
  const waiting: ((fault?: Error) => void)[] = [];
  vi.spyOn(Object.getPrototypeOf(file) as typeof file, "datasync").mockImplementation(() => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push((fault) => (fault ? reject(fault) : resolve()));
    return promise;
  });
  await file.close();
  const keep = () => {
    const said = { is: "waiting" };
    const done = add(storage).then(
      () => (said.is = "thanked"),
      () => (said.is = "refused"),
    );
    return { said, done };
  };
  const first = keep();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  // The next ones are kept meanwhile, and go to the disk together.
  const others = [keep(), keep(), keep()];
  await vi.waitFor(async () => expect(await storage.submissions.count({})).toBe(4));
  expect([first, ...others].map(({ said }) => said.is)).toEqual(Array(4).fill("waiting"));
  waiting.shift()?.();
  await first.done;
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  expect(others.map(({ said }) => said.is)).toEqual(Array(3).fill("waiting"));
  waiting.shift()?.();
  await Promise.all(others.map(({ done }) => done));
  expect([first, ...others].map(({ said }) => said.is)).toEqual(Array(4).fill("thanked"));
  expect(waiting).toEqual([]);
  const refused = keep();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  waiting.shift()?.(new Error("EIO"));
  await refused.done;
  expect(refused.said.is).toBe("refused");
  const thanked = keep();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  waiting.shift()?.();
  await thanked.done;
  expect(thanked.said.is).toBe("thanked");
});
