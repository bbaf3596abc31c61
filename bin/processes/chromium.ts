import { existsSync, mkdtempSync, renameSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { projectRoot } from "#reader/project-root.ts";
import { run } from "./run.ts";

/**
 * The headless shell of an npm package for Linux on x64, unpacked once; null on other machines. It is built with a profile
 * (PGO), so browser tests take a fifth less processor time than with Debian's.
 */
async function inPackage(): Promise<string | null> {
  if (`${process.platform} ${process.arch}` !== "linux x64") return null;
  const program = join(import.meta.dirname, "packaged-chromium.sh");
  const folder = join(projectRoot, "node_modules/@sparticuz/chromium/unpacked");
  if (existsSync(folder)) return program;
  const half = mkdtempSync(`${folder}-`);
  const unpack = 'import { default as it } from "@sparticuz/chromium"; await it.executablePath()';
  // The package unpacks into the folder for temporary files, and the libraries only where it seems to run on AWS.
  const env = { TMPDIR: half, AWS_EXECUTION_ENV: "24.x" };
  if ((await run("node", ["--input-type=module", "--eval", unpack], env)) !== 0) return null;
  renameSync(half, folder);
  return program;
}

/** The headless shell renders the same pages with half the work of a whole browser. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

function onThisMachine(): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  places.push("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
  return places.find((path) => existsSync(path)) ?? null;
}

/**
 * The path of a Chromium for tests (operations): CHROMIUM_PATH, else one on this machine, that of our packages first, else
 * Debian's package where this user can install it, else Playwright's download.
 * @throws Error when there is none
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`There is no CHROMIUM_PATH "${named}": name a Chromium or leave it unset.`);
  }
  const found = (await inPackage()) ?? onThisMachine();
  if (found) return found;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    console.log("  installing Chromium with apt-get");
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
    const installed = onThisMachine();
    if (installed) return installed;
  }
  console.log("  downloading Chromium with Playwright");
  await run("playwright-core", ["install", "chromium-headless-shell"]);
  const downloaded = chromium.executablePath();
  if (existsSync(downloaded)) return downloaded;
  throw new Error(
    "There is no Chromium for the browser tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
}
