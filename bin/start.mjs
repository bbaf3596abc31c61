// The entry of every npm script. It must run on Node 20 and on a fresh clone, where nothing is
// installed: it brings what is missing and hands over to bin/<command>.ts on the project's Node 24.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { holdsPackages, packagesIn } from "./processes/packages.mjs";
import { passSignals, runStep } from "./processes/progress.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

/** The package that holds Node for this machine: the lock file names it with its checksum. */
const nodePackage = `node_modules/node-${process.platform}-${process.arch}`;
const leastNode = 24;

/** Commands that need the tools of `devDependencies`; the others do with what builds and runs. */
const needTools = new Set(["test", "test:unit", "check", "bench", "quality", "outside", "paint"]);
const takeNoWords = new Set(["dev", "build"]);

/** The file behind a script of package.json: `test:unit` is bin/test-unit.ts. */
const fileOf = (command) =>
  `bin/${command === "start" ? "serve" : command.replaceAll(":", "-")}.ts`;

function fail(line) {
  console.error(line);
  process.exit(1);
}

/** The project's own Node, else the machine's when it is new enough; null when there is neither. */
function findNode() {
  const packaged = join(root, nodePackage, "bin/node");
  if (existsSync(packaged)) return packaged;
  return Number(process.versions.node.split(".")[0]) >= leastNode ? process.execPath : null;
}

/** True when any `devDependencies` are installed: those are then updated too. */
function hasTools() {
  const account = "node_modules/.package-lock.json";
  return existsSync(account) && Object.values(packagesIn(account)).some(({ dev }) => dev);
}

async function install(needed) {
  if (findNode() !== null && holdsPackages(".", "package-lock.json", needed)) return;
  const withTools = needed || hasTools();
  const only = withTools ? "--include=dev" : "--omit=dev";
  const title = withTools ? "Installing packages and tools" : "Installing packages";
  // Not `npm ci`: it takes away what a running site may be using, and refuses to work where the
  // registry lacks a binary of some other platform. The versions are those of the lock file, which
  // `--no-save` leaves as it is.
  const options = ["--no-save", only, "--no-audit", "--no-fund", "--loglevel=error"];
  await runStep(title, "npm", ["install", ...options]).catch(({ message }) =>
    fail(`${message}\nThe packages could not be installed.`),
  );
  if (findNode() === null) {
    const machine = `${process.platform} on ${process.arch}`;
    fail(
      `npm brought no Node for ${machine}. Install Node ${leastNode} or newer, or take "omit=optional" out of npm's settings.`,
    );
  }
}

/**
 * npm passes a signal on to the shell in which it runs a script. Some shells end without passing it on;
 * this process then gets another parent, and the site is to stop.
 */
function stopWithParent(child) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && !child.killed) child.kill("SIGTERM");
  }, 200).unref();
}

/** The command's own process: it has the terminal, our signals, and its exit code becomes ours. */
function handOver(file, args) {
  const node = findNode();
  const child = spawn(node, ["--disable-warning=ExperimentalWarning", file, ...args], {
    stdio: "inherit",
    env: {
      // Compiled modules are kept: a second start takes a quarter less time.
      NODE_COMPILE_CACHE: join(root, ".cache/compiled"),
      // glibc keeps what threads have freed, some 150 MB after a start; with these it gives it back.
      MALLOC_ARENA_MAX: "2",
      MALLOC_MMAP_THRESHOLD_: "131072",
      MALLOC_TRIM_THRESHOLD_: "131072",
      ...process.env,
    },
  });
  passSignals(child);
  if (process.env.npm_lifecycle_event) stopWithParent(child);
  child.once("error", (error) => fail(`${node} could not be started: ${error.message}`));
  child.once("exit", (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : code;
  });
}

const [command = "start", ...args] = process.argv.slice(2);
if (Number(process.versions.node.split(".")[0]) < 20) {
  fail(`This is Node ${process.versions.node}; the site needs Node 20 or newer to begin with.`);
}
if (!/^[a-z]+([-:][a-z]+)*$/.test(command) || !existsSync(fileOf(command))) {
  const scripts = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).scripts);
  fail(`There is no command "${command}". npm run knows: ${scripts.join(", ")}.`);
}
if (takeNoWords.has(command) && args.length > 0)
  fail(`npm run ${command} knows no "${args[0]}": settings are variables (docs/running.md).`);
await install(needTools.has(command));
handOver(fileOf(command), args);
