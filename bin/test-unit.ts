import { runVitest } from "./testing/run-tests.ts";

/** The rules alone: neither storage nor a built site. */
const { passed, failed } = await runVitest({ args: ["--project=rules", ...process.argv.slice(2)] });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
