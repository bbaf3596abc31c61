import { expect, test, vi } from "vitest";
import { createWatch } from "./watch.ts";

const fails = () => Promise.reject(new Error("refused"));
const works = () => Promise.resolve("done");

test("a service does not work after consecutive failures, until a success", async () => {
  const changes: boolean[] = [];
  const watch = createWatch({ failures: 2, onChange: (isWorking) => changes.push(isWorking) });
  await expect(watch.run(fails)).rejects.toThrow("refused");
  expect(await watch.run(works)).toBe("done");
  await expect(watch.run(fails)).rejects.toThrow("refused");
  expect(watch.isWorking()).toBe(true);
  await expect(watch.run(fails)).rejects.toThrow("refused");
  await expect(watch.run(fails)).rejects.toThrow("refused");
  expect(watch.isWorking()).toBe(false);
  await watch.run(works);
  expect(watch.isWorking()).toBe(true);
  expect(changes).toEqual([false, true]);
});

test("errors that are not the service's fault do not count", async () => {
  const watch = createWatch({ failures: 1, isItsFault: () => false });
  await expect(watch.run(fails)).rejects.toThrow("refused");
  expect(watch.isWorking()).toBe(true);
});

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
