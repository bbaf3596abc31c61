import { expect, test } from "vitest";
import { isFromElsewhere } from "./request-origin.ts";

const origin = "https://example.org";

test.each<[string, Record<string, string>, boolean]>([
  ["in the first HTTP version, without a host", { origin }, false],
  ["by a proxy with a host of its own", { host: "web-1:3000", origin }, false],
  ["by a program", { host: "example.org" }, false],
  ["by way of a local name", { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" }, false],
  ["by way of IPv6", { host: "[::1]:3000", origin: "http://[::1]:3000" }, false],
  ["of the page without TLS", { host: "example.org", origin: "http://example.org" }, true],
  ["of nowhere, without a host", { origin: "null" }, true],
])("a form sent %s is accepted or refused: %o, %j", (_how, headers, isRefused) => {
  expect(isFromElsewhere({ method: "POST", headers }, new URL(origin))).toBe(isRefused);
});
