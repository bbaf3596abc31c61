import { findChromium } from "./processes/chromium.ts";
import { run } from "./processes/run.ts";

/** Every page in every look and state, asked by axe-core (test/quality); words choose pages. */
const words = process.argv.slice(2).flatMap((word) => ["-g", word]);
process.exitCode = await run(
  "playwright",
  ["test", "--config", "test/quality/playwright.config.ts", ...words],
  { CHROMIUM_PATH: await findChromium() },
);
