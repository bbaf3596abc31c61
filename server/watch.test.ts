import { expect, test, vi } from "vitest";
import { createWatch } from "./watch.ts";

const fails = () => Promise.reject(new Error("refused"));

test("failures no longer count after a while", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  const watch = createWatch({ failures: 1, forgetMs: 60_000 });
  await expect(watch.run(fails)).rejects.toThrow("refused");
  now.mockReturnValue(60_000);
  expect(watch.isWorking()).toBe(false);
  now.mockReturnValue(61_001);
  expect(watch.isWorking()).toBe(true);
  now.mockRestore();
});
