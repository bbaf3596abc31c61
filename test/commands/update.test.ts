import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { git as gitIn } from "#server/commit.ts";
import { readBackupLines } from "#server/backup/read-tables.ts";
import { withDatabase, openStorage } from "#server/storage/open-storage.ts";
import { freePort, whenServing } from "../../bin/processes/served-site.ts";
import { sampleSubscriber } from "../fakes/samples.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/**
 * `npm run update` in a folder of its own. Installing, building and serving, which take a minute, are stood in for:
 * what is built is one word of the program, and that is the site. All else is as it is.
 */
const folder = temporaryFolder("file");
const root = join(folder, "site");
let port: number;
let site: ChildProcess;
let log = "";
const program = "app/word.txt";
const content = "content/word.txt";
const copied = ["bin", "domain", "reader", "server", "package.json", "package-lock.json"];

const buildCommand = `
import { cpSync } from "node:fs";
cpSync("app", "build", { recursive: true });
`;
const checkCommand = `
import { readFileSync } from "node:fs";
if (readFileSync("${content}", "utf8").includes("fault")) {
  console.error("${content} · word: expected text, found a fault");
  process.exitCode = 1;
}
`;

/** As of the first version that waited. A process that waits opens no database: it would run a migration just written. */
const siteProcess = `
import { on } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { stopGracefully } from "#server/http/graceful-stop.ts";
import { startFaultOfStorage, withSettings } from "#server/start-faults.ts";
import { openStorage } from "#server/storage/open-storage.ts";
const told = on(process, "message");
const word = readFileSync("build/word.txt", "utf8");
if (word === "broken" && !process.argv.includes("--try")) throw new Error("the new site is broken");
if (word === "hangs") await new Promise((go) => setTimeout(go, 600_000));
const server = createServer(({ url }, answer) =>
  answer.end(url === "/process" ? String(process.pid) : word),
);
const port = Number(process.env.PORT);
const [, socket] = process.argv.includes("--with-socket") ? (await told.next()).value : [];
if (socket) await told.next();
const open = (config) =>
  openStorage(config).catch((error) => Promise.reject(startFaultOfStorage(error, config)));
const isOpen = await withSettings(process.env, console.error, open);
if (!isOpen || process.argv.includes("--try")) process.exit(isOpen ? 0 : 1);
server.listen(socket ?? { port, host: "127.0.0.1" }, () =>
  process.send({ open: port }, socket ? undefined : server._handle),
);
const stop = (idleMs) => stopGracefully(server, 10_000, idleMs).then(() => process.exit(0));
process.on("message", () => stop(500));
process.on("SIGTERM", () => stop(0));
`;

const git = (...args: string[]) => gitIn(root, args);
const write = (file: string, words: string) => writeFileSync(join(root, file), words);
const environment = () => ({
  PATH: process.env.PATH,
  SETTINGS: "none",
  PORT: String(port),
  DATA_DIR: join(folder, "data"),
  // Some thirty processes start from the same modules.
  NODE_COMPILE_CACHE: join(folder, "compiled"),
});

beforeAll(async () => {
  for (const name of ["app", "content"]) mkdirSync(join(root, name), { recursive: true });
  for (const name of copied) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  write("bin/build.ts", buildCommand);
  write("bin/check-content.ts", checkCommand);
  write("bin/serve/prepare.ts", "");
  write("app/site-process.js", siteProcess);
  write(".gitignore", "/build/\n/.cache/\nnode_modules\n");
  write(program, "first");
  for (const file of [content, "content/other.txt"]) write(file, "words");
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Ana");
  git("config", "user.email", "ana@example.org");
  git("init", "--quiet", "--bare", join(folder, "origin"));
  git("remote", "add", "origin", join(folder, "origin"));
  git("add", ".");
  git("commit", "--quiet", "--message", "The site");
  git("push", "--quiet", "--set-upstream", "origin", "main");
  port = await freePort();
  await start();
});
async function start() {
  await run("build");
  site = spawn(process.execPath, ["bin/serve.ts"], { cwd: root, env: environment() });
  site.stderr!.on("data", (words) => (log += String(words)));
  await whenServing(`http://127.0.0.1:${port}`);
}
async function stop() {
  const ended = once(site, "exit");
  site.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
}
afterAll(stop);

const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
const shown = () => ask("/");

test("a killed process is replaced without refusing any visitor", async () => {
  const before = await ask("/process");
  process.kill(Number(before), "SIGKILL");
  const answers = await Promise.allSettled([shown(), shown(), shown()]);
  // A request in flight at the old process may be cut off, but nobody is refused.
  for (const { reason } of answers.filter((one) => one.status === "rejected"))
    expect(String((reason as Error).cause)).toMatch(/other side closed|ECONNRESET/);
  expect([await shown(), (await ask("/process")) === before]).toEqual(["first", false]);
});

test("one that is killed before it has taken the place of another is replaced as well", async () => {
  const file = `/proc/${site.pid}/task/${site.pid}/children`;
  const isStarted = (pid: number) =>
    readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("site-process");
  const children = () => readFileSync(file, "utf8").trim().split(" ").map(Number).filter(isStarted);
  log = "";
  write("build/word.txt", "hangs");
  process.kill(children()[0]!, "SIGKILL");
  await expect.poll(() => log).toContain("another takes its place");
  await expect.poll(() => children().length).toBe(1);
  write("build/word.txt", "first");
  process.kill(children()[0]!, "SIGKILL");
  await expect.poll(() => shown().catch(() => "")).toBe("first");
});

test("a process of this version serves under a supervisor of the version before", async () => {
  const listening = createServer().listen(0, "127.0.0.1");
  await once(listening, "listening");
  const env = { ...environment(), DATA_DIR: join(folder, "next") };
  const next = fork("build/site-process.js", ["--with-socket", "--draws-when-asked"], {
    env,
    silent: true,
  });
  const said = async () => ((await once(next, "message")) as [object])[0];
  next.send({ waits: true }, (listening as unknown as { readonly _handle: never })._handle);
  next.send("serve");
  expect(await said()).toEqual({ open: port });
  listening.close();
  next.kill();
  expect(await once(next, "exit")).toEqual([0, null]);
});

async function run(command: string, args: readonly string[] = [], own: object = {}) {
  const env = { ...environment(), ...own };
  const child = spawn(process.execPath, [`bin/${command}.ts`, ...args], { cwd: root, env });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, "close")) as [number];
  return { said: (await said).join("\n"), code };
}

function commitOf(file: string, words: string): void {
  write(file, words);
  git("add", ".");
  git("commit", "--quiet", "--all", "--message", "A change");
}
function pushFromElsewhere(file: string, words: string): void {
  commitOf(file, words);
  git("push", "--quiet", "--force");
  git("reset", "--quiet", "--hard", "HEAD~1");
}

test("a commit of this folder is published", async () => {
  commitOf(program, "second");
  const { said, code } = await run("update", ["--no-fetch"]);
  expect(said).toMatch(new RegExp(`^Published: [0-9a-f]{12}, on port ${port}\\.$`, "m"));
  expect(code).toBe(0);
  await expect.poll(shown).toBe("second");
  git("push", "--quiet");
});

const migration = "server/storage/migrations/0999-later.ts";
const writeMigration = () =>
  write(migration, "export const statements = [\"update subscriber set language = 'en'\"];\n");

// A minute of the trial is a second here.
const quick = "const { timeout } = AbortSignal; AbortSignal.timeout = (ms) => timeout(ms / 60)";
const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(quick)}`;

test.for([
  ["has a fault in its content", content, "a fault", /^content\/word\.txt · word: expected text/m],
  ["does not start", program, "broken", /gave no reason/],
  ["hangs when it is tried", program, "hangs", /^Trying .*: ended, as it took more than 60 s\.$/m],
] as const)("a commit that %s is taken back", async ([, file, word, why]) => {
  const before = git("rev-parse", "HEAD");
  if (word === "hangs") writeMigration();
  pushFromElsewhere(file, word);
  write("content/other.txt", "edited here");
  const { said, code } = await run("update", [], word === "hangs" ? { NODE_OPTIONS } : {});
  expect(said).toMatch(why);
  expect(said).toContain(`this folder is at ${before.slice(0, 12)}-dirty as before`);
  expect([code, git("rev-parse", "HEAD")]).toEqual([1, before]);
  expect(git("status", "--porcelain")).toBe(" M content/other.txt");
  const built = readFileSync(join(root, "build/word.txt"), "utf8");
  expect([built, await shown()]).toEqual(["second", "second"]);
  git("checkout", "--quiet", "content");
});

test("commits of words alone are published without a new process", async () => {
  pushFromElsewhere(content, "from elsewhere");
  const { said, code } = await run("update");
  expect(said).toMatch(/new commits of origin\/main: 1, and a running site shows it by itself/);
  expect(said).not.toContain("Handing over");
  expect([code, readFileSync(join(root, content), "utf8")]).toEqual([0, "from elsewhere"]);
  expect(git("worktree", "list").split("\n")).toHaveLength(1);
});

test("a migration tried on a copy is undone by the steps of docs/publishing/going-back.md", async () => {
  const settings = { databaseUrl: null, dataDir: join(folder, "data") };
  const rows = () =>
    withDatabase(settings, (database) => Array.fromAsync(readBackupLines(database, new Date(0))));
  const storage = await openStorage(settings);
  await storage.subscribers.save(sampleSubscriber());
  await storage.close();
  const before = await rows();
  writeMigration();
  commitOf(program, "third");
  const { said } = await run("update", ["--no-fetch"]);
  const [, backup = ""] = /^Published: .* starts only on the backup (\S+)/m.exec(said) ?? [];
  expect(said).toMatch(/^ {2}Trying the new version: done in/m);
  await expect.poll(shown).toBe("third");
  expect((await rows()).join("\n")).toMatch(/"0999-later"(?=[^]*"reader\d+@example.org","en")/);
  await stop();
  git("reset", "--quiet", "--keep", "HEAD~1");
  await run("build");
  expect(await run("serve")).toEqual({
    code: 1,
    said: `\nDATA_DIR holds "${settings.dataDir}"; it may hold the path of a folder whose database can be opened; this one is newer: it holds "0999-later", which this version does not know: start the newer version, or use a backup from before.\n`,
  });
  expect(await run("restore", [backup, "--replace"])).toMatchObject({ code: 0 });
  expect(await rows()).toEqual(before);
  await start();
  expect(await shown()).toBe("second");
});
