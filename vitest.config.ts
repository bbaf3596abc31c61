import { defineConfig } from "vitest/config";
import { staleSlots } from "./bin/paint/painter-versions.ts";
import { tested } from "./bin/testing/choose-tests.ts";
import { testSeed } from "./test/seed.ts";

console.log(`  Random tests: TEST_SEED=${testSeed}`);

// The painter's own tests (`npm test --workspace painter`) run here only when a picture is older than its source.
const painter = staleSlots().length === 0 ? "" : "painter,";
const rules = `{${painter}${tested}}/**/*.test.{ts,tsx}`;
const builtSite = ["test/built-site.ts"];
const sharedPostgres = ["test/storage/shared-postgres.ts"];
const parts = [
  { name: "rules", include: [rules, "test/*.test.ts"], globalSetup: [] },
  { name: "storage", include: ["test/storage/**/*.test.ts"], globalSetup: sharedPostgres },
  { name: "site", include: ["test/site/**/*.test.ts"], globalSetup: builtSite },
];
/** Tests of commands mostly wait for processes that they start, so a run of all tests gives them a second worker. */
const commands = { name: "commands", include: ["test/commands/*.test.ts"], globalSetup: builtSite };
const others = {
  name: "others",
  include: parts.flatMap(({ include }) => include),
  globalSetup: parts.flatMap(({ globalSetup }) => globalSetup),
};
/** Each project imports content and application anew, so a run of all tests has one for nearly all. */
const projects = process.env["TEST_ORIGIN"] ? [others, commands] : [...parts, commands];

export default defineConfig({
  oxc: { jsx: { development: false } },
  // Packages as the site runs them: without those that check themselves in development.
  plugins: [{ name: "site", configResolved: ({ ssr }) => void ssr.resolve?.conditions?.splice(0) }],
  test: {
    // A worker imports each module once, not once for each file: parsing the content alone takes a second.
    isolate: false,
    setupFiles: ["test/seed.ts", "test/react.ts", "test/plain-git.ts"],
    // The long run (test/endurance.ts) takes as long as it takes.
    testTimeout: process.env["TEST_ENDURANCE"] ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
    // A second one takes 42 s of processor more: each loads every module and parses the content.
    maxWorkers: 1,
    // A busy machine makes tests slower, never red.
    expect: { poll: { timeout: 20_000 } },
    projects: projects.map((test) => ({ extends: true, test })),
  },
});
