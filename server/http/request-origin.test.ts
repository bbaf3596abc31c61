import { expect, test } from "vitest";
import { refusalOf } from "./request-origin.ts";

const origin = "https://example.org";

test.each<[string, Record<string, string>, number | null]>([
  ["in the first HTTP version, without a host", { origin }, null],
  ["by a proxy with a host of its own", { host: "web-1:3000", origin }, null],
  ["by a program", { host: "example.org" }, null],
  ["by way of a local name", { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" }, null],
  ["by way of IPv6", { host: "[::1]:3000", origin: "http://[::1]:3000" }, null],
  ["of the page without TLS", { host: "example.org", origin: "http://example.org" }, 403],
  ...["exa mple.org", "example.org/path", "user@example.org", "example.org:99999", "a:b:c"].map(
    (host): [string, { host: string }, number] => [`for ${host}`, { host }, 400],
  ),
])("a form sent %s is accepted, or refused with a status: %o, %j", (_how, headers, status) => {
  expect(refusalOf({ method: "POST", headers }, new URL(origin))).toBe(status);
});
