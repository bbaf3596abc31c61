import { expect, test } from "vitest";
import { requestKey } from "./attachments.ts";

test("a key depends on reference and secret", () => {
  const key = requestKey("secret", "LWH-7K3M-Q7");
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(requestKey("secret", "LWH-7K3M-Q7")).toBe(key);
  expect(requestKey("secret", "LWH-7K3M-Q8")).not.toBe(key);
  expect(requestKey("other", "LWH-7K3M-Q7")).not.toBe(key);
});
