import fc from "fast-check";
import { expect, test } from "vitest";
import { testSeed } from "../test/seed.ts";
import { csvLine, csvStart } from "./csv.ts";
import { readCsv } from "./csv-read.ts";

test.each([
  ["+502 5555", "'+502 5555"],
  ["-2", "'-2"],
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
])("an exported cell (%j) is no formula to a spreadsheet", (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test("numbers, booleans and nothing are exported as such", () => {
  expect(csvLine([-3, 0, true, null, ""])).toBe("-3,0,true,,\r\n");
});

test("reads back every table that can be written", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", "ñ", '"', ",", ";", "\n", "\r", " ", "7") });
  const safe = cell.filter((text) => !/[=+\-@\t]|^[\r\n]/.test(text));
  const table = fc.array(fc.tuple(safe, safe, safe), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(table, (rows) => {
      const head = ["one", "two", "three"];
      const text = csvStart + csvLine(head) + rows.map(csvLine).join("");
      const kept = rows.filter((cells) => cells.some((one) => one.trim() !== ""));
      expect(readCsv(text)?.map(({ cells }) => cells)).toEqual([head, ...kept]);
    }),
    { seed: testSeed },
  );
});

test("each row is split at the file's own mark, with its line number", () => {
  expect(readCsv('a;b\n\n1,5;"x\ny"\n2;z')).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 3, cells: ["1,5", "x\ny"] },
    { line: 5, cells: ["2", "z"] },
  ]);
  expect(readCsv("a\tb\t\r\n1\t2\t\r\n")?.[0]?.cells).toEqual(["a", "b"]);
});

test("text that is not CSV is null", () => {
  for (const text of ['a,b\n1,"2\n', 'a,b\n"1"x,2\n']) expect(readCsv(text)).toBeNull();
});
