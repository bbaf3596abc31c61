import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test("without a proxy a visitor cannot choose their address", () => {
  expect(clientAddress("203.0.113.7", "198.51.100.1", 0)).toBe("203.0.113.7");
});

test("behind one proxy the last entry counts, whatever the visitor wrote before it", () => {
  expect(clientAddress("10.0.0.1", "1.1.1.1, 203.0.113.7", 1)).toBe("203.0.113.7");
});

test("behind two proxies the last entry but one counts", () => {
  expect(clientAddress("10.0.0.1", "1.1.1.1, 203.0.113.7, 10.0.0.2", 2)).toBe("203.0.113.7");
});

test("a header shorter than the number of proxies gives its first entry", () => {
  expect(clientAddress("10.0.0.1", "203.0.113.7", 3)).toBe("203.0.113.7");
});

test("a request straight to us, past the proxies, has the address of its connection", () => {
  expect(clientAddress("203.0.113.7", undefined, 1)).toBe("203.0.113.7");
  expect(clientAddress("203.0.113.7", "", 1)).toBe("203.0.113.7");
});

test("an entry that is no address ends the search at the proxy that is known", () => {
  expect(clientAddress("10.0.0.1", "203.0.113.7, unknown", 2)).toBe("10.0.0.1");
  expect(clientAddress("10.0.0.1", "<script>, 203.0.113.7", 2)).toBe("203.0.113.7");
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
