import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { built } from "#server/built.ts";
import { requireFreePort, withSettings } from "#server/start-faults.ts";
import { freePort, publicOrigin } from "../../bin/processes/served-site.ts";
import { localServer } from "../fakes/local-server.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** The commands as an operator types them: by npm, or by bin/start.mjs, which every npm script calls. */

const folder = temporaryFolder("file");

const command = (args: string[], environment: Record<string, string> = {}) =>
  run(process.execPath, ["bin/start.mjs", ...args], environment);

const usual = { DATA_DIR: folder, HOST: "127.0.0.1", SETTINGS: "none" };

function run(program: string, args: string[], environment: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const own = { PATH, NODE_COMPILE_CACHE, ...usual };
  const child = spawn(program, args, { env: { ...own, ...environment } });
  const said = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said.err += text));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, said, ended };
}

test("npm start serves the site at a stated address until a signal", async () => {
  const port = await freePort();
  const own = { PORT: String(port), SITE_URL: publicOrigin };
  const site = command(["start", "--new", "--draws-when-asked"], own);
  // A busy machine takes its time, and the two lines come from two threads.
  const lines = () => site.said.out.trim().split("\n").toSorted();
  await expect.poll(lines, { timeout: 110_000 }).toHaveLength(2);
  expect(lines().toReversed()).toEqual([
    "mail waits in the outbox: SMTP_URL is not set",
    `Long Way Home is open at ${publicOrigin}, on port ${port}`,
  ]);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  // A form that has not arrived yet: nobody else may wait behind it.
  const held = connect(port, "127.0.0.1");
  held.write("POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n");
  await once(held, "ready");
  // As when a terminal is closed.
  site.child.kill("SIGHUP");
  const another = async () => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    await once(socket, "connect").finally(() => socket.destroy());
  };
  await expect.poll(() => another().catch(({ code }) => code)).toBe("ECONNREFUSED");
  held.destroy();
  expect(await site.ended).toBe(0);
  expect(site.said.err).toBe("");
});

test("npm passes options to a command and its exit code back", async () => {
  const wrong = run("npm", ["run", "backup", "--", "--to", "x"], {});
  expect(await wrong.ended).toBe(2);
  expect(wrong.said.err).toContain("Unknown option '--to'. Help: npm run backup -- --help");
  const noPort = command(["staff", "--port=abc"]);
  expect(await noPort.ended).toBe(2);
  expect(noPort.said.err).toMatch(/^staff: --port is "abc"; it may be a whole number .*\n$/);
});

test("a command whose output nobody reads to its end is not reported as broken", async () => {
  const piped = command(["backup", "--help"]);
  piped.child.stdout.destroy();
  expect([await piped.ended, piped.said.err]).toEqual([0, ""]);
});

test("a command that does not exist is told with those that do", async () => {
  for (const name of ["strat", "../bin/test"]) {
    const wrong = command([name]);
    expect(await wrong.ended).toBe(1);
    expect(wrong.said.err).toMatch(
      /^There is no command ".+"\. npm run knows: start, test, dev, .*\.\n$/,
    );
  }
});

test.each([
  [["dev", "--bogus"], 'npm run dev knows no "--bogus": '],
  [["outside", "--bogus"], 'There is no option "--bogus", but --of, '],
  [["paint", "--bogus"], 'There is no option "--bogus", but --all, '],
  [["check", "types", "bogus"], 'There is no check "bogus", but content, '],
])("a wrong word is told in one line: %j", async (args, told) => {
  const wrong = command(args);
  expect([await wrong.ended, wrong.said.out]).toEqual([1, ""]);
  expect(wrong.said.err.trimEnd().split("\n")).toEqual([expect.stringContaining(told)]);
});

test("words of no test fail", async () => {
  // The words are apart here, so that this file does not contain them.
  const words = ["no such", "words 7c1f"];
  const wrong = command(["test", ...words]);
  expect(await wrong.ended).toBe(1);
  expect(wrong.said.err).toContain(`No test's file or name holds "${words.join(" ")}".`);
});

/** The lines that an operator reads of settings with which no site opens. */
async function toldOf(own: Record<string, string | undefined>): Promise<string[]> {
  const lines: string[] = [];
  const given = { ...usual, PORT: String(await freePort()), ...own };
  expect(await withSettings(given, (line) => lines.push(line), requireFreePort)).toBe(false);
  return lines;
}

test("a taken port of the settings file is reported", async () => {
  const { port } = new URL(await localServer(() => {}));
  const settings = join(folder, "settings");
  writeFileSync(settings, `# ours\nPORT=${port}\n`, { mode: 0o600 });
  expect(await toldOf({ SETTINGS: settings, PORT: undefined })).toEqual([
    expect.stringContaining(`PORT holds "${port}"; it may hold a port that no`),
  ]);
});

test.each([
  ["HOST", "fe80::1", "an address of this machine to listen on, such as 0.0.0.0."],
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

test("a build has the migrations of its version, whatever is pulled after it", () => {
  expect(readdirSync("build/migrations")).toEqual(readdirSync("server/storage/migrations"));
});

test("a version that is tried ends once it could open", async () => {
  const own = { PORT: String(await freePort()), DATA_DIR: join(folder, "tried") };
  const tried = command(["start", "--try", "--draws-when-asked"], own);
  expect(await tried.ended).toBe(0);
  expect(tried.said.out).not.toContain("is open");
});

test("a database that does not answer ends the site in one line", async () => {
  const DATABASE_URL = "postgres://site:secret@127.0.0.1:9/site";
  const own = { DATABASE_URL, PORT: String(await freePort()) };
  const site = run(process.execPath, [built.site], own);
  expect(await site.ended).toBe(1);
  expect(site.said.err).toBe(
    'DATABASE_URL holds "postgres://site:***@127.0.0.1:9/site"; it may hold the address of a PostgreSQL database that can be used; this one is unreachable (connect ECONNREFUSED 127.0.0.1:9).\n',
  );
});
