import { organisationWithDonateAction } from "./schema-org.ts";
import { expect, test } from "vitest";
import { faultsOf } from "../../../test/structured-data.ts";

test("the DonateAction names the donation page and passes Google's rules", () => {
  const node = organisationWithDonateAction({ origin: "https://example.org", language: "es" });
  expect(node.potentialAction.target.urlTemplate).toBe("https://example.org/es/donate");
  expect(faultsOf(node)).toEqual([]);
  expect(faultsOf(node.potentialAction)).toEqual([]);
});
