import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, whenServing } from "../../bin/processes/served-site.ts";

/**
 * `npm run update` in a folder of its own. Building and serving, which take a minute, are stood in for: what is
 * built is the title of one page, and that is the site (`npm run bench -- update` goes the whole way). Content is
 * checked as always where a test asks for it.
 */
let folder: string;
let root: string;
let port: number;
let site: ChildProcess;
const about = "content/pages/about.yaml";
const copied = [
  "bin",
  "content",
  "domain",
  "reader",
  "server",
  "package.json",
  "package-lock.json",
];
const linked = ["app", "node_modules", "painter"];

const build = `
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
const root = dirname(import.meta.dirname);
process.chdir(root);
if (process.env.CHECK) execFileSync(process.execPath, ["bin/check-content.ts"], { stdio: ["ignore", "inherit", "inherit"] });
const [, title] = /^opening:\\n {2}title: \\{ en: "([^"]+)"/m.exec(readFileSync("${about}", "utf8"));
mkdirSync("build", { recursive: true });
writeFileSync("build/title", title);
`;

const serve = `
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { stopGracefully } from "#server/http/graceful-stop.ts";
const title = readFileSync("build/title");
const server = createServer((_, answer) => setTimeout(() => answer.end(title), 5));
server.listen(Number(process.env.PORT), "127.0.0.1", () => process.send({ open: Number(process.env.PORT) }));
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

const environment = () => ({
  PATH: process.env.PATH,
  SETTINGS: "none",
  PORT: String(port),
  DATA_DIR: join(folder, "data"),
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lwh-update-"));
  root = join(folder, "site");
  mkdirSync(root);
  for (const name of copied) cpSync(name, join(root, name), { recursive: true });
  for (const name of linked) symlinkSync(resolve(name), join(root, name));
  writeFileSync(join(root, "bin/start.mjs"), build);
  writeFileSync(join(root, "bin/serve/site-process.ts"), serve);
  writeFileSync(join(root, ".gitignore"), "/build/\n/.cache/\n");
  git("init", "--quiet", "--initial-branch=main");
  git("init", "--quiet", "--bare", join(folder, "origin"));
  git("remote", "add", "origin", join(folder, "origin"));
  git("add", ".");
  git("commit", "--quiet", "--message", "The site");
  git("push", "--quiet", "--set-upstream", "origin", "main");
  execFileSync(process.execPath, ["bin/start.mjs"], { cwd: root });
  port = await freePort();
  site = spawn(process.execPath, ["bin/serve.ts"], { cwd: root, env: environment() });
  await whenServing(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  const ended = once(site, "exit");
  site.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  rmSync(folder, { recursive: true });
});

const shown = async () => (await fetch(`http://127.0.0.1:${port}`)).text();

const isClosed = (error: unknown) =>
  error instanceof TypeError && (error.cause as { code?: string }).code === "UND_ERR_SOCKET";

/**
 * As every browser does: a page asked for on a kept connection at the moment at which that closes is asked for once
 * more (RFC 9112, section 9.3.1).
 */
const visited = () =>
  shown().catch((error: unknown) => (isClosed(error) ? shown() : Promise.reject(error)));

/** Updates while visitors go on asking; every one of them must be answered. */
async function update(args: readonly string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["bin/update.ts", ...args], {
    cwd: root,
    env: { ...environment(), ...env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  const ended = once(child, "close");
  const lost: unknown[] = [];
  let asked = 0;
  const visitor = async () => {
    while (child.exitCode === null) {
      await visited().catch((error: unknown) => lost.push(error));
      asked++;
      await setTimeout(5);
    }
  };
  await Promise.all([ended, visitor(), visitor()]);
  expect(asked).toBeGreaterThan(20);
  expect(lost).toEqual([]);
  return { said, code: child.exitCode };
}

/** Changes a file; as a colleague would, or here. */
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(root, file), change(readFileSync(join(root, file), "utf8")));

/** A commit that others have made: it is at the origin and not here. */
function pushFromElsewhere(file: string, change: (text: string) => string): void {
  edit(file, change);
  git("commit", "--quiet", "--all", "--message", "From elsewhere");
  git("push", "--quiet", "--force");
  git("reset", "--quiet", "--hard", "HEAD~1");
}

const title = (words: string) => (text: string) =>
  text.replace(/(^opening:\n {2}title: \{ en: ")[^"]+/m, `$1${words}`);

test("a word that was edited here is published, and no visitor is lost meanwhile", async () => {
  edit(about, title("Words of today"));
  const { said, code } = await update(["--no-fetch"]);
  expect(said).toMatch(new RegExp(`^Published: [0-9a-f]{12}-dirty, on port ${port}\\.$`, "m"));
  expect(code).toBe(0);
  expect(await shown()).toBe("Words of today");
});

test("a fault in the content is told with file and field, and the site goes on", async () => {
  edit(about, (text) => `${text}\nnonsense: 1\n`);
  const { said, code } = await update(["--no-fetch"], { CHECK: "1" });
  expect(said).toMatch(/^content\/pages\/about\.yaml · .*nonsense/m);
  expect(said).toContain("Nothing was published: the site goes on as it was");
  expect(code).toBe(1);
  expect(await shown()).toBe("Words of today");
  git("checkout", "--quiet", about);
});

test("a commit whose site does not start is taken back; what is edited here stays", async () => {
  const before = git("rev-parse", "HEAD");
  pushFromElsewhere(
    "bin/serve/site-process.ts",
    () => `throw new Error("the new site is broken");`,
  );
  edit(about, title("Words of tomorrow"));
  const { said, code } = await update();
  expect(said).toContain(`this folder is at ${before.slice(0, 12)}-dirty as before`);
  expect(code).toBe(1);
  expect(git("rev-parse", "HEAD")).toBe(before);
  expect(git("status", "--porcelain")).toBe(`M ${about}`);
  expect(readFileSync(join(root, "build/title"), "utf8")).toBe("Words of today");
  expect(await shown()).toBe("Words of today");
});

test("a file that is edited here and elsewhere is named and kept; set aside, what is new is published", async () => {
  git("checkout", "--quiet", about);
  pushFromElsewhere(about, title("Words from elsewhere"));
  edit(about, title("Words of tomorrow"));
  const refused = await update();
  expect(refused.said).toContain(`${about} changed both here and in origin/main.`);
  expect(refused.code).toBe(1);
  expect(git("status", "--porcelain")).toBe(`M ${about}`);
  git("checkout", "--quiet", about);
  const { said, code } = await update();
  expect(said).toMatch(/^Published: [0-9a-f]{12}, 1 new commits of origin\/main, on port/m);
  expect(code).toBe(0);
  expect(await shown()).toBe("Words from elsewhere");
});
