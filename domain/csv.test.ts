import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+502 5555", "'+502 5555"],
  ["-2", "'-2"],
  ["@sum", "'@sum"],
  ["\tx", `"'\tx"`],
  ["\rx", `"'\rx"`],
  ["\nx", `"'\nx"`],
  ["＝1", "'＝1"],
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ["x;=1+1", `"x;'=1+1"`],
  ["x; @sum", `"x; '@sum"`],
  ["x\t+1", `"x\t'+1"`],
  ["uno\n-2", `"uno\n'-2"`],
  ["x;y", `"x;y"`],
  ["uno\ndos; tres", `"uno\ndos; tres"`],
])(
  "an exported cell (%j) is no formula to a spreadsheet, wherever Excel splits it (audit: Low)",
  (cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  },
);

test("numbers, booleans and nothing are exported as such", () => {
  expect(csvLine([-3, 0, true, null, ""])).toBe("-3,0,true,,\r\n");
});
