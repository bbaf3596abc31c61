import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { onTestFinished, vi } from "vitest";

/** Stands in for each pause of the program until the test ends. */
export function replacePauses() {
  const pause = vi.spyOn(timers, "setTimeout");
  syncBuiltinESMExports();
  onTestFinished(() => {
    pause.mockRestore();
    syncBuiltinESMExports();
  });
  return vi.mocked(pause as (ms?: number) => Promise<unknown>);
}
