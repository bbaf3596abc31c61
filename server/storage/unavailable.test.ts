import { expect, test } from "vitest";
import { asUnavailable } from "./unavailable.ts";

test.each([
  ["28P01", "unreachable"],
  ["3D000", "unreachable"],
  ["42501", "unreachable"],
  ["53100", "full"],
  ["40001", "busy"],
  ["23505", undefined],
])("after PostgreSQL's error %s storage is %s", (code, reason) => {
  const error = asUnavailable(Object.assign(new Error("it says why"), { code }));
  expect((error as { reason?: string }).reason).toBe(reason);
});
