import { expect, test } from "vitest";
import { parseByteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=90-500", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=99-99", { start: 99, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=20-10", null],
  ["bytes=-", null],
  ["bytes=0-1,5-6", null],
  ["items=0-1", null],
  [undefined, null],
])("a player that asks for %j of 100 bytes is given %j", (header, range) => {
  expect(parseByteRange(header, 100)).toEqual(range);
});
