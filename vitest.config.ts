import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          include: ["{app,bin,domain,painter,server}/**/*.test.{ts,tsx}", "test/*.test.ts"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "storage",
          include: ["test/storage/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "site",
          include: ["test/site/**/*.test.ts", "test/browser/**/*.spec.ts"],
          globalSetup: "test/built-site.ts",
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A browser on a busy machine takes its time; what is polled for comes in the end.
          expect: { poll: { timeout: 20_000 } },
          // Two cores: one browser and one server at work at a time is what they carry.
          maxWorkers: 2,
          // A wait in vain or a broken connection gets one more try, named at the end; a failed `expect` gets none.
          retry: { count: 1, condition: /net::ERR_|Timeout \d+ms exceeded|Target page.* closed/ },
        },
      },
    ],
  },
});
