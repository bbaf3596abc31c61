import { expect, onTestFinished, test, vi } from "vitest";
import { Admission, TooBusy } from "./admission.ts";

test("a request that waits eight seconds is told to come again, one that runs goes on", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const admission = new Admission(1);
  const running = Promise.withResolvers<string>();
  const first = admission.run(() => running.promise);
  const waiting = expect(admission.run(async () => "late")).rejects.toBeInstanceOf(TooBusy);
  await vi.advanceTimersByTimeAsync(8_000);
  await waiting;
  running.resolve("done");
  expect(await first).toBe("done");
  expect(await admission.run(async () => "next")).toBe("next");
});
