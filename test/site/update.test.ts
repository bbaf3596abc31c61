import { execFileSync, fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, whenServing } from "../../bin/processes/served-site.ts";
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

const startCommand = `
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
process.chdir(dirname(import.meta.dirname));
if (process.argv[2] === "build") {
  mkdirSync("build", { recursive: true });
  writeFileSync("build/word", readFileSync("${program}"));
  writeFileSync("build/site-process.js", readFileSync("app/site-process.js"));
} else if (readFileSync("${content}", "utf8").includes("fault")) {
  console.error("${content} · word: expected text, found a fault");
  process.exitCode = 1;
}
`;

/** As of the first version that waited, which a running site may be of. */
const siteProcess = `
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { stopGracefully } from "#server/http/graceful-stop.ts";
const word = readFileSync("build/word", "utf8");
if (word === "broken") throw new Error("the new site is broken");
const server = createServer(({ url }, answer) =>
  answer.end(url === "/process" ? String(process.pid) : word),
);
const open = Number(process.env.PORT);
const [, socket] = process.argv.includes("--with-socket") ? await once(process, "message") : [];
if (socket) {
  process.send({ ready: true });
  await once(process, "message");
}
server.listen(socket ?? { port: open, host: "127.0.0.1" }, () =>
  process.send({ open, settled: true }, socket ? undefined : server._handle),
);
const stop = (idleMs) => stopGracefully(server, 10_000, idleMs).then(() => process.exit(0));
process.on("message", () => stop(500));
process.on("SIGTERM", () => stop(0));
`;

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Ana", "-c", "user.email=ana@example.org", ...args], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
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
  write("bin/start.mjs", startCommand);
  write("bin/serve/prepare.ts", "");
  write("app/site-process.js", siteProcess);
  write(".gitignore", "/build/\n/.cache/\nnode_modules\n");
  write(program, "first");
  write(content, "words");
  git("init", "--quiet", "--initial-branch=main");
  git("init", "--quiet", "--bare", join(folder, "origin"));
  git("remote", "add", "origin", join(folder, "origin"));
  git("add", ".");
  git("commit", "--quiet", "--message", "The site");
  git("push", "--quiet", "--set-upstream", "origin", "main");
  port = await freePort();
  execFileSync(process.execPath, ["bin/start.mjs", "build"], { cwd: root, env: environment() });
  site = spawn(process.execPath, ["bin/serve.ts"], { cwd: root, env: environment() });
  site.stderr!.on("data", (words) => (log += String(words)));
  await whenServing(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  const ended = once(site, "exit");
  site.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
const shown = () => ask("/");

test("a process that is killed is replaced, and whoever asks meanwhile waits and is answered", async () => {
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
  // A child that is stopped between fork and exec would stop its parent with it.
  const isStarted = (pid: number) =>
    readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("site-process");
  const children = () => readFileSync(file, "utf8").trim().split(" ").map(Number).filter(isStarted);
  await expect.poll(() => children().length).toBe(2);
  const [serving, waiting] = children();
  process.kill(waiting!, "SIGSTOP");
  log = "";
  process.kill(serving!, "SIGKILL");
  await expect.poll(() => log).toContain("another takes its place");
  process.kill(waiting!, "SIGKILL");
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
  expect(await said()).toEqual({ ready: true });
  next.send("serve");
  expect(await said()).toEqual({ open: port });
  listening.close();
  next.kill();
  expect(await once(next, "exit")).toEqual([0, null]);
});

async function update(...args: readonly string[]) {
  const env = environment();
  const child = spawn(process.execPath, ["bin/update.ts", ...args], { cwd: root, env });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, "close")) as [number];
  return { said: (await said).join("\n"), code };
}

function commitOf(file: string, words: string): void {
  write(file, words);
  git("commit", "--quiet", "--all", "--message", "A change");
}
function pushFromElsewhere(file: string, words: string): void {
  commitOf(file, words);
  git("push", "--quiet", "--force");
  git("reset", "--quiet", "--hard", "HEAD~1");
}

test("a commit of this folder is published", async () => {
  commitOf(program, "second");
  const { said, code } = await update("--no-fetch");
  expect(said).toMatch(new RegExp(`^Published: [0-9a-f]{12}, on port ${port}\\.$`, "m"));
  expect(code).toBe(0);
  await expect.poll(shown).toBe("second");
  git("push", "--quiet");
});

test("a fault in the content is reported, and nothing is published", async () => {
  pushFromElsewhere(content, "a fault");
  const { said, code } = await update();
  expect(said).toMatch(/^content\/word\.txt · word: expected text/m);
  expect(said).toContain("Nothing was published: the site goes on as it was");
  expect([code, await shown()]).toEqual([1, "second"]);
});

test("a commit whose site does not start is taken back", async () => {
  const before = git("rev-parse", "HEAD");
  pushFromElsewhere(program, "broken");
  write(content, "edited here");
  const { said, code } = await update();
  expect(said).toContain(`this folder is at ${before.slice(0, 12)}-dirty as before`);
  expect([code, git("rev-parse", "HEAD")]).toEqual([1, before]);
  expect(git("status", "--porcelain")).toBe(`M ${content}`);
  expect([readFileSync(join(root, "build/word"), "utf8"), await shown()]).toEqual([
    "second",
    "second",
  ]);
});

test("commits of words alone are published without a new process", async () => {
  git("checkout", "--quiet", content);
  pushFromElsewhere(content, "from elsewhere");
  const { said, code } = await update();
  expect(said).toMatch(/1 new commits of origin\/main, and a running site shows it by itself/);
  expect(said).not.toContain("Handing over");
  expect([code, readFileSync(join(root, content), "utf8")]).toEqual([0, "from elsewhere"]);
  expect(git("worktree", "list").split("\n")).toHaveLength(1);
});
