import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contactForm } from "#domain/forms/contact.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { acceptSubmission } from "#domain/submissions/submission.ts";
import { openStorage, openStorageOn, sqliteFileName } from "#server/storage/open-storage.ts";
import { nodeSqliteDialect, openSqliteFile } from "#server/storage/sqlite-dialect.ts";
import { databaseOn } from "#server/storage/connect.ts";
import { replacePauses } from "../fakes/pauses.ts";
import { sampleSubmission } from "../fakes/samples.ts";
import { sentForm } from "../fakes/send-form.ts";
import { testServices } from "../fakes/test-services.ts";
import { temporaryFolder } from "../temporary-folder.ts";

describe("the embedded database in trouble", () => {
  let folder: string;

  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
  });

  test("on a full disk says so, keeps what it had, and goes on when there is room again", async () => {
    const file = openSqliteFile(join(folder, sqliteFileName));
    const storage = await openStorageOn({
      db: databaseOn(nodeSqliteDialect(file)),
      engine: "sqlite",
    });
    const noteErased = () => Promise.reject(new Error("nobody is erased here"));
    const services = await testServices({ ...storage, noteErased });
    const send = (at: number) => {
      const message = `${at} ${"a".repeat(3000)}`;
      const values = { name: "Ixchel", email: `v${at}@example.org`, subject: "general", message };
      const sent = sentForm(contactForm, values, services.clock.now());
      return acceptSubmission(services, contactForm, sent, {
        language: "es",
        clientAddress: `10.0.${at}.1`,
      });
    };
    await send(0);
    // SQLite answers SQLITE_FULL here exactly as when the disk has no block left.
    const { page_count: pages } = file.prepare("pragma page_count").get() as { page_count: number };
    file.exec(`pragma max_page_count = ${pages + 8}`);
    let kept = 1;
    const failure = await (async () => {
      for (; ; kept += 1) await send(kept);
    })().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StorageUnavailable);
    expect(failure).toMatchObject({ reason: "full" });
    expect(await storage.submissions.count({})).toBe(kept);
    expect((await storage.outbox.countByState()).waiting).toBe(2 * kept);
    await expect(send(kept)).rejects.toMatchObject({ reason: "full" });

    // Nor are several who come at once told different from what is on disk.
    const together = await Promise.allSettled([send(101), send(102), send(103)]);
    expect(together.map((one) => one.status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(await storage.submissions.count({})).toBe(kept);

    file.exec("pragma max_page_count = 1000000");
    expect(await send(kept)).toMatchObject({ ok: true });
    expect((await storage.outbox.countByState()).waiting).toBe(2 * (kept + 1));
    await storage.close();
  });

  test("locked by another process for a moment makes a visitor wait, not fail", async () => {
    const storage = await openStorage({ databaseUrl: null, dataDir: folder });
    const other = openSqliteFile(join(folder, sqliteFileName));
    other.exec("begin immediate");
    let pauses = 0;
    replacePauses().mockImplementation(async () => {
      pauses += 1;
      if (pauses === 5) other.exec("commit");
    });
    expect(await storage.submissions.add(sampleSubmission())).toHaveProperty("id");
    expect(pauses).toBe(5);
    other.close();
    await storage.close();
  });

  test("locked without end gives up in seconds and does not hold up the other visitors", async () => {
    const storage = await openStorage({ databaseUrl: null, dataDir: folder });
    const other = openSqliteFile(join(folder, sqliteFileName));
    other.exec("begin immediate");
    let waitedMs = 0;
    vi.spyOn(performance, "now").mockImplementation(() => waitedMs);
    // It waits by pausing, so that the process answers others meanwhile, and never for long at once.
    replacePauses().mockImplementation(async (pauseMs = 0) => {
      expect(pauseMs).toBeLessThan(50);
      waitedMs += pauseMs;
    });
    await expect(storage.submissions.add(sampleSubmission())).rejects.toMatchObject({
      reason: "busy",
    });
    expect(waitedMs).toBeGreaterThan(4000);
    expect(waitedMs).toBeLessThan(8000);
    other.close();
    await storage.close();
  });

  test.each([
    ["was removed", () => rm(folder, { recursive: true })],
    [
      "has another one in its place",
      async () => {
        await rename(join(folder, sqliteFileName), join(folder, "before"));
        await writeFile(join(folder, sqliteFileName), "");
      },
    ],
  ])("whose file %s thanks nobody, and health says so (audit 8)", async (_, disturb) => {
    const storage = await openStorage({ databaseUrl: null, dataDir: folder });
    await storage.submissions.add(sampleSubmission());
    await storage.check();
    await disturb();
    const add = () => storage.submissions.add(sampleSubmission());
    await expect(add()).rejects.toMatchObject({ reason: "unreachable" });
    await expect(storage.transaction(add)).rejects.toThrow(StorageUnavailable);
    await expect(storage.check()).rejects.toThrow(StorageUnavailable);
    await storage.close();
  });

  test("that cannot be written any more is not healthy (audit 8)", async () => {
    const file = openSqliteFile(join(folder, sqliteFileName));
    const db = databaseOn(nodeSqliteDialect(file));
    const storage = await openStorageOn({ db, engine: "sqlite" });
    file.exec("pragma query_only = on");
    await expect(storage.check()).rejects.toMatchObject({ reason: "unreachable" });
    file.exec("pragma query_only = off");
    await storage.check();
    await storage.close();
  });

  test("in a folder that cannot be a folder says so at the start", async () => {
    const dataDir = join(folder, sqliteFileName, "data");
    openSqliteFile(join(folder, sqliteFileName)).close();
    await expect(openStorage({ databaseUrl: null, dataDir })).rejects.toMatchObject({
      reason: "unreachable",
    });
    await mkdir(join(folder, "other", sqliteFileName), { recursive: true });
    await expect(
      openStorage({ databaseUrl: null, dataDir: join(folder, "other") }),
    ).rejects.toMatchObject({ reason: "unreachable" });
  });

  test("from a newer version of the program is not touched", async () => {
    await (await openStorage({ databaseUrl: null, dataDir: folder })).close();
    const file = openSqliteFile(join(folder, sqliteFileName));
    file.exec("insert into schema_step (name) values ('9999-from-the-future')");
    file.close();
    const failure = await openStorage({ databaseUrl: null, dataDir: folder }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ reason: "newer" });
    expect(String((failure as Error).cause)).toMatch(/9999-from-the-future.*newer version/);
  });

  test.each([
    ["in its tables", 0.5],
    ["at its beginning", 0],
  ])("damaged %s is noticed when it is opened (audit: Low)", async (_where, part) => {
    const dataDir = join(folder, "damaged");
    const storage = await openStorage({ databaseUrl: null, dataDir });
    for (let at = 0; at < 50; at += 1) await storage.submissions.add(sampleSubmission());
    await storage.close();
    const file = join(dataDir, sqliteFileName);
    const bytes = await readFile(file);
    bytes.fill(0x5a, bytes.length * part, bytes.length * part + 8192);
    await writeFile(file, bytes);
    await expect(openStorage({ databaseUrl: null, dataDir })).rejects.toMatchObject({
      reason: "damaged",
    });
  });

  test("is closed to the machine's other accounts, also when an older version left it open (audit 13)", async () => {
    const dataDir = join(folder, "own");
    const modes = async () => {
      const files = await readdir(dataDir);
      const all = await Promise.all(files.map((name) => stat(join(dataDir, name))));
      return Object.fromEntries(files.map((name, at) => [name, (all[at]?.mode ?? 0) & 0o777]));
    };
    const old = process.umask(0o022);
    try {
      const storage = await openStorage({ databaseUrl: null, dataDir });
      await storage.submissions.add(sampleSubmission());
      expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
      const names = ["site.sqlite", "site.sqlite-shm", "site.sqlite-wal"];
      const made = [...names, "site.mark"];
      expect(await modes()).toEqual(Object.fromEntries(made.map((name) => [name, 0o600])));
      for (const name of names) await chmod(join(dataDir, name), 0o644);
      const again = await openStorage({ databaseUrl: null, dataDir });
      expect(new Set(Object.values(await modes()))).toEqual(new Set([0o600]));
      await again.close();
      await storage.close();
    } finally {
      process.umask(old);
    }
  });

  test("keeps nothing in its files of what was erased", async () => {
    const storage = await openStorage({ databaseUrl: null, dataDir: folder });
    const trace = async () => {
      const files = await readdir(folder);
      const contents = await Promise.all(
        files.map((file) => readFile(join(folder, file), "latin1")),
      );
      return contents.some((content) => content.includes("borrame"));
    };
    const email = "borrame@example.org";
    await storage.submissions.add(sampleSubmission({ email, fields: { email, name: "borrame" } }));
    expect(await trace()).toBe(true);
    await storage.erasePerson(email);
    await storage.scrub();
    expect(await trace()).toBe(false);
    await storage.close();
  });

  test("names neither an address nor a person in the table of limits", async () => {
    const file = openSqliteFile(join(folder, sqliteFileName));
    const db = databaseOn(nodeSqliteDialect(file));
    const storage = await openStorageOn({ db, engine: "sqlite" });
    await storage.rateLimits.count(
      ["block 203.0.113.0/24", "email a@example.org"],
      1000,
      new Date(),
    );
    const keys = file.prepare("select key from rate_limit").all();
    expect(keys).toHaveLength(2);
    for (const { key } of keys) expect(key).toMatch(/^[\w-]{43}$/);
    await storage.close();
  });
});
