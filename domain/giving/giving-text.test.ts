import { expect, test } from "vitest";
import { formatCents } from "./giving-text.ts";

test("what goes out of an account has its sign before the currency", () => {
  expect([formatCents(-32_500, "en"), formatCents(-5, "es")]).toEqual(["−US$325.00", "−US$0.05"]);
  expect([formatCents(0, "en"), formatCents(123_450, "es")]).toEqual(["US$0.00", "US$1,234.50"]);
});
