import PQueue from "p-queue";
import { expect, onTestFinished, test, vi } from "vitest";
import { admit } from "./admission.ts";

test("a request that waits eight seconds is told to come again, one that runs goes on", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queue = new PQueue({ concurrency: 1 });
  const running = Promise.withResolvers<string>();
  const first = admit(queue, () => running.promise);
  const waiting = admit(queue, async () => "late");
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await waiting).toBeNull();
  running.resolve("done");
  expect(await first).toBe("done");
  expect(await admit(queue, async () => "next")).toBe("next");
});
