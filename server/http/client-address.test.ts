import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test.each([
  ["without a proxy a visitor cannot choose it", "203.0.113.7", "198.51.100.1", 0],
  ["behind one proxy the last entry counts", "10.0.0.1", "1.1.1.1, 203.0.113.7", 1],
  ["behind two the last but one", "10.0.0.1", "1.1.1.1, 203.0.113.7, 10.0.0.2", 2],
  ["a header that is too short gives its first entry", "10.0.0.1", "203.0.113.7", 3],
  ["a request past the proxies has that of its connection", "203.0.113.7", undefined, 1],
  ["and so with an empty header", "203.0.113.7", "", 1],
  ["nobody passes for this machine", "10.0.0.1", "127.0.0.1, 203.0.113.7", 2],
  ["an entry that is no address ends the search", "203.0.113.7", "198.51.100.1, unknown", 2],
])("the visitor's address: %s", (_what, connected, forwarded, proxies) => {
  expect(clientAddress(connected, forwarded, proxies)).toBe("203.0.113.7");
});

test.each([
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["[2001:DB8::1]:4711", "2001:db8::1"],
  ["203.0.113.7:4711", "203.0.113.7"],
  ["fe80::1%eth0", "fe80::1"],
  [undefined, ""],
])("the connection %j is the address %j", (connected, address) => {
  expect(clientAddress(connected, undefined, 0)).toBe(address);
});
