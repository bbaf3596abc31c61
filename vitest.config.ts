import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { painterVersions } from "./bin/paint/painter-versions.ts";
import { testSeed } from "./test/seed.ts";

console.log(`  Drawn by chance: TEST_SEED=${testSeed}`);

const { now, painted } = painterVersions();
// The painter is asked for its own tests (`npm test --workspace painter`), and here when it is not the one that painted.
const painter = now === painted ? "" : "painter,";
const rules = `{app,bin,domain,editor,${painter}reader,server,staff,tools,vite}/**/*.test.{ts,tsx}`;
const [house, storage, site] = [
  "test/*.test.ts",
  "test/storage/**/*.test.ts",
  "test/site/**/*.test.ts",
];

/** Tests that replace a module must be the first of their process to read it. */
const replacing = globSync([rules, house, storage, site], { exclude: ["**/node_modules"] }).filter(
  (file) => readFileSync(file, "utf8").includes("vi.mock("),
);

export default defineConfig({
  oxc: { jsx: { development: false } },
  test: {
    // A module is read once by a worker, not once for each file: the content alone takes a second.
    isolate: false,
    setupFiles: ["test/seed.ts", "test/react.ts"],
    // Many draws take as long as they take (test/endurance.ts); on a busy machine few do as well.
    testTimeout: process.env["TEST_ENDURANCE"] ? 3_600_000 : 120_000,
    hookTimeout: 120_000,
    // One more than CI's cores: a third of the time is waited, for processes, databases and mail.
    maxWorkers: 3,
    // On a busy machine things take their time; what is polled for comes in the end.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          include: [rules, house],
          exclude: ["**/node_modules/**", ...replacing],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: "storage",
          include: [storage],
          exclude: replacing,
          globalSetup: "test/storage/shared-postgres.ts",
        },
      },
      {
        extends: true,
        test: { name: "replacing", include: replacing, isolate: true },
      },
      {
        extends: true,
        test: {
          name: "site",
          include: [site],
          exclude: replacing,
          globalSetup: "test/built-site.ts",
        },
      },
    ],
  },
});
