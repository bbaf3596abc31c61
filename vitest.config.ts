import { defineConfig } from "vitest/config";
import { painterVersions } from "./bin/paint/painter-versions.ts";
import { testSeed } from "./test/seed.ts";

console.log(`  Drawn by chance: TEST_SEED=${testSeed}`);

const { now, painted } = painterVersions();
// The painter is asked for its own tests (`npm test --workspace painter`), and here when it is not the one that painted.
const painter = now === painted ? "" : "painter,";
const rules = `{app,bin,domain,editor,${painter}reader,server,staff,tools,vite}/**/*.test.{ts,tsx}`;
const parts = [
  { name: "rules", include: [rules, "test/*.test.ts"], globalSetup: [], testTimeout: 20_000 },
  {
    name: "storage",
    include: ["test/storage/**/*.test.ts"],
    globalSetup: ["test/storage/shared-postgres.ts"],
  },
  { name: "site", include: ["test/site/**/*.test.ts"], globalSetup: ["test/built-site.ts"] },
];
const whole = {
  include: parts.flatMap(({ include }) => include),
  globalSetup: parts.flatMap(({ globalSetup }) => globalSetup),
};
/** Each part reads the content and the application anew: in a run of all tests they are one. */
const projects = process.env["TEST_ORIGIN"] ? [whole] : parts;

export default defineConfig({
  oxc: { jsx: { development: false } },
  test: {
    // A module is read once by a worker, not once for each file: the content alone takes a second.
    isolate: false,
    setupFiles: ["test/seed.ts", "test/react.ts"],
    // Many draws take as long as they take (test/endurance.ts); on a busy machine few do as well.
    testTimeout: process.env["TEST_ENDURANCE"] ? 3_600_000 : 120_000,
    hookTimeout: 120_000,
    // Twice CI's cores: half of the time is waited, for processes, databases and mail.
    maxWorkers: 4,
    // On a busy machine things take their time; what is polled for comes in the end.
    expect: { poll: { timeout: 20_000 } },
    projects: projects.map((test) => ({ extends: true, test })),
  },
});
