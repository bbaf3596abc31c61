import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { run } from "./run.ts";

/** The shell draws the same pages with half the work of a browser made for a screen. */
const shell = "chromium-headless-shell";
const names = [
  shell,
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];

function onThisMachine(): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  places.push("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
  return places.find((path) => existsSync(path)) ?? null;
}

/**
 * The path of a Chromium for tests (operations): CHROMIUM_PATH, else the machine's own, else Debian's
 * package where it can be installed, else Playwright's download. Throws in plain words when none is to be had.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is "${named}", but there is no file: name a Chromium or leave it unset.`,
    );
  }
  const found = onThisMachine();
  if (found) return found;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    console.log("  installing Chromium with apt-get");
    await run("apt-get", ["update", "-qq"]);
    for (const name of [shell, "chromium"]) {
      // Not every Debian has the shell: then the browser it belongs to.
      await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
      const installed = onThisMachine();
      if (installed) return installed;
    }
  }
  console.log("  downloading Chromium with Playwright");
  await run("playwright-core", ["install", "chromium-headless-shell"]);
  const downloaded = chromium.executablePath();
  if (existsSync(downloaded)) return downloaded;
  throw new Error(
    "There is no Chromium for the browser tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
}
