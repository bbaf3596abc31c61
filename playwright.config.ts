import { defineConfig } from "@playwright/test";
import { findChromium } from "./bin/processes/chromium.ts";

export default defineConfig({
  testDir: "test/browser",
  globalSetup: "./test/browser/serve-site.ts",
  outputDir: ".cache/browser-tests",
  reporter: "list",
  workers: 3,
  timeout: 60_000,
  // A browser on a busy machine takes its time; what is waited for comes in the end.
  expect: { timeout: 20_000 },
  // A browser that stalled passes when it is asked again; bin/test.ts counts them and bears two in a run.
  retries: 1,
  use: {
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
    trace: "on-first-retry",
  },
});
