import { expect, test } from "vitest";
import { formatDate, formatDollars, formatNumber } from "./format.ts";

test("numbers and dollars have the format of Guatemala and the United States", () => {
  expect(formatNumber(110000, "en")).toBe("110,000");
  expect(formatNumber(110000, "es")).toBe("110,000");
  expect(formatDollars(5500, "en")).toBe("$55");
  expect(formatDollars(5115, "es")).toBe("$51.15");
  expect(formatDollars(100000, "es")).toBe("$1,000");
});

test("a date is formatted as day, month or year", () => {
  expect(formatDate("2014-05-23", "en")).toBe("May 23, 2014");
  expect(formatDate("2014-05-23", "es")).toBe("23 de mayo de 2014");
  expect(formatDate("2014-05", "es")).toBe("mayo de 2014");
  expect(formatDate("2014", "en")).toBe("2014");
});
