import { expect, test } from "vitest";
import { refusalOf } from "./request-origin.ts";

const refusal = (headers: Record<string, string>, siteUrl: string, proxies = 0) =>
  refusalOf({ method: "POST", headers }, new URL(siteUrl), proxies);
const origin = "https://example.org";

test.each([
  ["to the public address, by a proxy that speaks TLS", { host: "example.org", origin }],
  ["in the first HTTP version, without a host", { origin }],
  ["by a proxy with a host of its own", { host: "web-1:3000", origin }],
  ["by a program", { host: "example.org" }],
  ["by way of a local name", { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" }],
  ["by way of IPv6", { host: "[::1]:3000", origin: "http://[::1]:3000" }],
])("a form sent %s is accepted", (_how, headers) => {
  expect(refusal(headers, origin)).toBeNull();
});

test("a trusted proxy may name the host, a stranger may not", () => {
  const headers = { host: "web-1:3000", "x-forwarded-host": "other.example, example.org", origin };
  expect(refusal(headers, "https://www.example.org", 1)).toBeNull();
  expect(refusal(headers, "https://www.example.org", 0)).toBe(403);
});

test("a form of the page without TLS is refused", () => {
  expect(refusal({ host: "example.org", origin: "http://example.org" }, origin)).toBe(403);
});

test.each(["exa mple.org", "example.org/path", "user@example.org", "example.org:99999", "a:b:c"])(
  "a request that says it is for %j is refused",
  (host) => {
    expect(refusal({ host }, origin)).toBe(400);
  },
);
