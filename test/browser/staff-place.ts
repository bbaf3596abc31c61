import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { request, type BrowserContextOptions, type Page } from "@playwright/test";
import { axeFindings } from "./axe.ts";
import { expect } from "./browser.ts";

export async function looksRight(page: Page) {
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFindings(page, "colours")).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
}

/** Starts a command for staff. @returns its origin and the options of a signed-in browser context */
export async function openPlace(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ origin: string; options: BrowserContextOptions; close: () => Promise<void> }> {
  const place = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  let address = "";
  for await (const line of createInterface({ input: place.stdout! })) {
    address = /http:\S+/.exec(line)?.[0] ?? "";
    if (address) break;
  }
  place.stdout!.resume();
  // A local address signs in once; the door's own needs no cookie.
  const visitor = await request.newContext();
  await visitor.get(address);
  const storageState = await visitor.storageState();
  await visitor.dispose();
  const { origin } = new URL(address);
  return {
    origin,
    options: { baseURL: origin, locale: "en-US", storageState },
    async close() {
      place.kill("SIGTERM");
      await new Promise((resolve) => place.once("close", resolve));
    },
  };
}
