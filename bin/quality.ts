import { run } from "./processes/run.ts";

/** Checks every page in every look and state with axe-core (test/quality); words choose pages. */
const words = process.argv.slice(2).join("|");
const command = ["test", "--config", "test/quality/playwright.config.ts", "--grep", words];
process.exitCode = await run("playwright", command);
