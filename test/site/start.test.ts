import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStorage, sqliteFileName } from "#server/storage/open-storage.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lwh-start-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return String(port);
}

/** Starts the server's own entry and waits until it ends by itself. */
async function startWith(environment: Record<string, string | undefined>) {
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SETTINGS: "none",
      DATA_DIR: folder,
      HOST: "127.0.0.1",
      PORT: await freePort(),
      ...environment,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const [code] = (await once(child, "close")) as [number];
  return { code, lines: output.trim().split("\n") };
}

test("a port that somebody else has is told in one line", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const port = String((other.address() as AddressInfo).port);
  expect(await startWith({ PORT: port })).toEqual({
    code: 1,
    lines: [
      `PORT holds "${port}"; it may hold a port that no other program listens on; this one is taken.`,
    ],
  });
  other.close();
});

test("a port of the file of settings that somebody else has is told with its line", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const port = String((other.address() as AddressInfo).port);
  const settings = join(folder, "settings");
  await writeFile(settings, `# ours\nPORT=${port}\n`, { mode: 0o600 });
  const { code, lines } = await startWith({ SETTINGS: settings, PORT: undefined });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining(
      `${settings}, line 2: PORT holds "${port}"; it may hold a port that no`,
    ),
  ]);
  other.close();
});

test("an address that is not this machine's is told in one line", async () => {
  expect(await startWith({ HOST: "192.0.2.1" })).toEqual({
    code: 1,
    lines: [
      'HOST holds "192.0.2.1"; it may hold an address of this machine to listen on, such as 0.0.0.0.',
    ],
  });
});

test("a data folder that cannot be made is told in one line", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const dataDir = join(file, "data");
  expect(await startWith({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    lines: [
      `DATA_DIR holds "${dataDir}"; it may hold the path of a folder that this user can make, read and write (ENOTDIR).`,
    ],
  });
});

test("a database that does not answer is told in one line, without its password", async () => {
  const databaseUrl = "postgres://site:secret@127.0.0.1:9/site";
  const { code, lines } = await startWith({ DATABASE_URL: databaseUrl });
  expect(code).toBe(1);
  expect(lines).toEqual([
    'DATABASE_URL holds "postgres://site:***@127.0.0.1:9/site"; it may hold the address of a PostgreSQL database that answers; this one is unreachable.',
  ]);
});

test("a database that a newer version has changed is told in one line", async () => {
  const dataDir = join(folder, "newer");
  await (await openStorage({ databaseUrl: null, dataDir })).close();
  const file = new DatabaseSync(join(dataDir, sqliteFileName));
  file.exec("insert into schema_step (name) values ('9999-from-the-future')");
  file.close();
  expect(await startWith({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    lines: [
      `DATA_DIR holds "${dataDir}"; it may hold the path of a folder whose database can be opened; this one is newer: it holds "9999-from-the-future", which this version does not know: start the newer version, or use a backup from before.`,
    ],
  });
});

test("a damaged database is told in one line, with what to do", async () => {
  const dataDir = join(folder, "damaged");
  await mkdir(dataDir);
  await writeFile(join(dataDir, sqliteFileName), Buffer.alloc(8192, 0x5a));
  const { code, lines } = await startWith({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/this one is damaged \(.+\): move it away and restore a backup/);
});

test("each wrong variable is told in a line of its own", async () => {
  const { code, lines } = await startWith({ PORT: "many", TRUST_PROXY: "yes" });
  expect(code).toBe(1);
  expect(lines).toEqual([
    'PORT holds "many"; it may hold a whole number from 1 to 65535.',
    'TRUST_PROXY holds "yes"; it may hold a whole number from 0 to 9: how many proxies stand in front.',
  ]);
});
