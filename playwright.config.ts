import { setPriority } from "node:os";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./bin/processes/chromium.ts";

// Vitest's one worker beside it takes as long as these two, so it gets the processor first.
if (process.env.TEST_ORIGIN) setPriority(8);

export default defineConfig({
  testDir: "test/browser",
  globalSetup: "./test/browser/serve-site.ts",
  outputDir: ".cache/browser-tests",
  reporter: "list",
  // As many as CI has cores: each more costs the start of a browser and of the runner's modules.
  workers: 2,
  timeout: 300_000,
  // A busy machine makes tests slower, never red.
  expect: { timeout: 60_000 },
  // A stalled browser passes on a retry; bin/test.ts allows two retries in a run.
  retries: 1,
  use: {
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        // Pictures only keep their place. Not lazily: a page that is printed waits half a second for lazy ones.
        "--blink-settings=imagesEnabled=false,lazyLoadEnabled=false",
        "--no-sandbox",
        "--disable-gpu",
        // Threads of V8 beside the page's own take a tenth more processor time, which both workers keep busy.
        "--js-flags=--single-threaded",
        // With so little memory for tiles Chromium paints next to nothing, which no test looks at: a fifth of a visit.
        "--force-gpu-mem-available-mb=1",
      ],
    },
    trace: "on-first-retry",
  },
});
