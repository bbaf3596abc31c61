import { expect, test, vi } from "vitest";
import { watchContent } from "./content-watch.ts";

test("a failing disk is tried ever less often, with one line in the log until it works again", async () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const write = vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  let isBroken = true;
  const onChange = vi.fn(async () => {
    if (isBroken) throw new Error("EIO");
  });
  const stop = watchContent(onChange, () => "now", "before");
  await vi.advanceTimersByTimeAsync(1000);
  // One second after the first failure: a file may have been deleted while it was read.
  expect(onChange).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(onChange.mock.calls.length).toBeLessThan(20);
  expect(lines).toEqual([expect.stringContaining("EIO")]);
  isBroken = false;
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  write.mockRestore();
  vi.useRealTimers();
  expect(lines).toEqual([expect.anything(), expect.stringContaining("works again")]);
});
