import { expect, test } from "vitest";
import { formatDate, formatDollars, formatNumber } from "./format.ts";

test("numbers and money are written as Guatemala and the United States both write them", () => {
  expect(formatNumber(110000, "en")).toBe("110,000");
  expect(formatNumber(110000, "es")).toBe("110,000");
  expect(formatDollars(5500, "en")).toBe("$55");
  expect(formatDollars(5115, "es")).toBe("$51.15");
  expect(formatDollars(100000, "es")).toBe("$1,000");
});

test("a date is as precise as what is known of it", () => {
  expect(formatDate("2014-05-23", "en")).toBe("May 23, 2014");
  expect(formatDate("2014-05-23", "es")).toBe("23 de mayo de 2014");
  expect(formatDate("2014-05", "es")).toBe("mayo de 2014");
  expect(formatDate("2014", "en")).toBe("2014");
});
