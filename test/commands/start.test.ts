import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { built } from "#server/built.ts";
import { requireFreePort, withSettings } from "#server/start-faults.ts";
import { freePort } from "../../bin/processes/served-site.ts";
import { localServer } from "../fakes/local-server.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder("file");

const usual = async () => ({
  SETTINGS: "none",
  DATA_DIR: folder,
  HOST: "127.0.0.1",
  PORT: String(await freePort()),
});

/** The lines that an operator reads of settings with which no site opens. */
async function toldOf(own: Record<string, string | undefined>): Promise<string[]> {
  const lines: string[] = [];
  const given = { ...(await usual()), ...own };
  expect(await withSettings(given, (line) => lines.push(line), requireFreePort)).toBeNull();
  return lines;
}

test("a taken port of the settings file is reported", async () => {
  const { port } = new URL(await localServer(() => {}));
  const settings = join(folder, "settings");
  await writeFile(settings, `# ours\nPORT=${port}\n`, { mode: 0o600 });
  expect(await toldOf({ SETTINGS: settings, PORT: undefined })).toEqual([
    expect.stringContaining(`PORT holds "${port}"; it may hold a port that no`),
  ]);
});

test.each([
  ["HOST", "192.0.2.1", "an address of this machine to listen on, such as 0.0.0.0."],
  [
    "DATA_DIR",
    "/dev/null/data",
    "the path of a folder that this user can make, read and write (ENOTDIR).",
  ],
])("an unusable %s is reported in one line", async (name, value, right) => {
  expect(await toldOf({ [name]: value })).toEqual([
    `${name} holds "${value}"; it may hold ${right}`,
  ]);
});

test("a version that is tried ends once it could open", async () => {
  const env = { PATH: process.env.PATH, ...(await usual()), DATA_DIR: join(folder, "tried") };
  const child = spawn(process.execPath, [built.site, "--try", "--draws-when-asked"], { env });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  expect([code, said]).toEqual([0, expect.not.stringContaining("is open")]);
});

test("a database that does not answer ends the site in one line", async () => {
  const databaseUrl = "postgres://site:secret@127.0.0.1:9/site";
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...(await usual()), DATABASE_URL: databaseUrl };
  const site = spawn(process.execPath, [built.site], { env });
  const [told, [code]] = await Promise.all([text(site.stderr), once(site, "close")]);
  expect(code).toBe(1);
  expect(told).toBe(
    'DATABASE_URL holds "postgres://site:***@127.0.0.1:9/site"; it may hold the address of a PostgreSQL database that answers; this one is unreachable.\n',
  );
});
