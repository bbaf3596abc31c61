import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { programInputs } from "../site-build/freshness.ts";
import { copyFolder } from "./copy-folder.ts";
import { git, type Incoming } from "./incoming.ts";

/** What the next version is built of, besides what a build depends on. */
const program = [
  "bin",
  "content",
  "package.json",
  "painter",
  "pictures",
  "tsconfig.json",
  ".npmrc",
];
/** What a build has made, and the next one begins with. */
const made = ["build", ".cache/photographs", ".cache/fonts", ".cache/yaml.json"];

/** Files that a build writes anew, or that are named by what is in them. */
const mayLink = (path: string) =>
  /[\\/]build[\\/]client[\\/]/.test(path) ||
  /[\\/](pictures|photographs)[\\/].*-[0-9a-f]{10}(-\d+)?\.\w+$/.test(path);

/** What stands in the place of the old when the next version is published. */
export function madeIn(next: string): readonly string[] {
  // Installed anew there, or only links to what is here.
  return hasOwnPackages(next) ? [...made, "node_modules"] : made;
}

const lockFile = "package-lock.json";
const npmAccount = "node_modules/.package-lock.json";

function hasOwnPackages(next: string): boolean {
  return !existsSync(join(next, "node_modules/.links"));
}

/** Links to each package, but the ones that are part of the project lead into the next folder. */
function linkPackages(root: string, next: string): void {
  const target = join(next, "node_modules");
  mkdirSync(target);
  cpSync(join(root, npmAccount), join(next, npmAccount));
  mkdirSync(join(target, ".links"));
  const link = (from: string, to: string) =>
    symlinkSync(from, to, process.platform === "win32" ? "junction" : undefined);
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (existsSync(join(target, name))) continue;
    if (name !== "@long-way-home") link(join(root, "node_modules", name), join(target, name));
  }
  mkdirSync(join(target, "@long-way-home"));
  link(join(next, "painter"), join(target, "@long-way-home/painter"));
}

/** The files of the commits that come in, as git would check them out. */
function checkOut(root: string, next: string, { to, files }: Incoming): void {
  const index = join(next, ".index");
  const env = { GIT_INDEX_FILE: index };
  git(root, ["read-tree", to], { env });
  const present = new Set(git(root, ["ls-files", "-z"], { env }).split("\0"));
  for (const file of files) rmSync(join(next, file), { recursive: true, force: true });
  const input = files.filter((file) => present.has(file)).join("\0");
  if (input) {
    const prefix = `--prefix=${next}/`;
    git(root, ["checkout-index", "--force", prefix, "-z", "--stdin"], { env, input });
  }
  rmSync(index);
}

/**
 * Makes the folder in which the next version is built: what lies in the project's, edited files too, and
 * what has been fetched. Packages are installed there when the lock file is another one (bin/start.mjs).
 */
export function makeNext(root: string, next: string, incoming: Incoming | null): void {
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true, mode: 0o700 });
  const needed = new Set([...program, ...programInputs, ...made]);
  for (const name of needed) {
    const from = join(root, name);
    // `bin/fonts` comes with `bin`.
    if (!existsSync(from) || (name.includes("/") && needed.has(name.split("/")[0]!))) continue;
    mkdirSync(dirname(join(next, name)), { recursive: true });
    copyFolder(from, join(next, name), mayLink);
  }
  if (incoming) checkOut(root, next, incoming);
  const lock = (folder: string) => readFileSync(join(folder, lockFile), "utf8");
  if (lock(root) === lock(next)) linkPackages(root, next);
}
