import { expect, test, vi } from "vitest";
import { limitLog } from "./request-log.ts";

test("a program that tries thousands of addresses does not fill the disk with lines", () => {
  const lines: string[] = [];
  const write = (event: string, fields: object) => lines.push(event + JSON.stringify(fields));
  const log = limitLog(write, "lost", 2);
  vi.useFakeTimers({ now: 60_000 });
  for (let at = 0; at < 5; at += 1) log("lost", { at });
  log("failure", {});
  vi.setSystemTime(120_000);
  log("lost", { at: 5 });
  vi.useRealTimers();
  const told = ['lost{"at":0}', 'lost{"at":1}', "failure{}", 'lost{"left_out":3}', 'lost{"at":5}'];
  expect(lines).toEqual(told);
});
