import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { run } from "./run.ts";

/** The headless shell renders the same pages with half the work of a whole browser. */
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
 * The path of a Chromium for tests (operations): CHROMIUM_PATH, else an installed one, else Debian's package where this
 * user can install it, else Playwright's download.
 * @throws Error when there is none
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
      // Some versions of Debian have only the whole browser.
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
