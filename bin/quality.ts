import { findChromium } from "./processes/chromium.ts";
import { run } from "./processes/run.ts";

/** Every page in every look and state, asked by axe-core (test/quality); words choose pages. */
const words = process.argv.slice(2).flatMap((word) => ["-g", word]);
const command = ["test", "--config", "test/quality/playwright.config.ts", ...words];
process.exitCode = await run("playwright", command, { CHROMIUM_PATH: await findChromium() });
