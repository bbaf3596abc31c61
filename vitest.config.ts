import { defineConfig } from "vitest/config";
import { testSeed } from "./test/seed.ts";

console.log(`  Drawn by chance: TEST_SEED=${testSeed}`);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          include: [
            "{app,bin,domain,painter,reader,server,vite}/**/*.test.{ts,tsx}",
            "test/*.test.ts",
          ],
          setupFiles: "test/seed.ts",
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "storage",
          include: ["test/storage/**/*.test.ts"],
          globalSetup: "test/storage/shared-postgres.ts",
          setupFiles: "test/seed.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "site",
          include: ["test/site/**/*.test.ts"],
          globalSetup: "test/built-site.ts",
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // On a busy machine things take their time; what is polled for comes in the end.
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
        },
      },
    ],
  },
});
