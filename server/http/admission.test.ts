import PQueue from "p-queue";
import { expect, onTestFinished, test, vi } from "vitest";
import { admit, TooBusy } from "./admission.ts";

test("a request that waits eight seconds is told to come again, one that runs goes on", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queue = new PQueue({ concurrency: 1 });
  const running = Promise.withResolvers<string>();
  const first = admit(queue, () => running.promise);
  const waiting = expect(admit(queue, async () => "late")).rejects.toBeInstanceOf(TooBusy);
  await vi.advanceTimersByTimeAsync(8_000);
  await waiting;
  running.resolve("done");
  expect(await first).toBe("done");
  expect(await admit(queue, async () => "next")).toBe("next");
});
