import { expect, test } from "vitest";
import { addressBlock } from "./address-block.ts";

test.each<[string, string | null]>([
  ["203.0.113.77", "203.0.113.0/24"],
  ["2001:0db8:0012:ffff:1:2:3:4", "2001:db8:12::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ...["", "unknown", "1.2.3", "300.1.1.1", "1:2", "::1::2", "1:2:3:4:5:6:7:8:9", "12345::1"].map(
    (wrong): [string, null] => [wrong, null],
  ),
])("the block of the address %s is %s", (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
