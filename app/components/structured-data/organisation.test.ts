import { takesDonations } from "./things.ts";
import { expect, test } from "vitest";
import { faultsOf } from "../../../test/structured-data.ts";

test("where money moves, the donation page is told as the place where one gives", () => {
  const told = takesDonations({ origin: "https://example.org", language: "es" });
  expect(told.potentialAction.target.urlTemplate).toBe("https://example.org/es/donate");
  expect(faultsOf(told)).toEqual([]);
  expect(faultsOf(told.potentialAction)).toEqual([]);
});
