import { expect, test } from "vitest";
import { hasAdAccount } from "./ad-account.ts";

test("no advertising service may be reached while the organisation names no account", () => {
  expect(hasAdAccount("links: { ad_conversion: { url: null } }")).toBe(false);
  expect(hasAdAccount("links: {}")).toBe(false);
  expect(hasAdAccount("links: { ad_conversion: { url: AW-1/x } }")).toBe(true);
});
