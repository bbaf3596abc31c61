import { expect, test, vi } from "vitest";
import { createWatch } from "./watch.ts";

const fails = () => Promise.reject(new Error("refused"));

test("failures no longer count after a while", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  const watch = createWatch({ failures: 2, forgetMs: 60_000 });
  const failure = () => expect(watch.run(fails)).rejects.toThrow("refused");
  await failure();
  await failure();
  now.mockReturnValue(60_000);
  expect(watch.isWorking()).toBe(false);
  now.mockReturnValue(61_001);
  await failure();
  expect(watch.isWorking(), "one failure after a quiet while").toBe(true);
  now.mockRestore();
});
