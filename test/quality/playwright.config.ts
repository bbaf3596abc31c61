import { defineConfig } from "@playwright/test";
import usual from "../../playwright.config.ts";

/** The long look at access, `npm run quality`: the browser and the site of the usual tests, more looks. */
export default defineConfig({
  ...usual,
  testDir: ".",
  globalSetup: "../browser/serve-site.ts",
  outputDir: "../../.cache/quality",
  fullyParallel: true,
});
