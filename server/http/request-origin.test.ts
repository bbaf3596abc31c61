import { expect, test } from "vitest";
import { requestOrigin } from "./request-origin.ts";

const origin = (headers: Record<string, string>, siteUrl: string, proxies = 0) =>
  requestOrigin(headers, new URL(siteUrl), proxies);

test.each([
  ["to the public address, by a proxy that speaks TLS", { host: "example.org" }],
  ["in the first HTTP version, without a host", {}],
  ["by a proxy with a host of its own", { host: "web-1:3000", origin: "https://example.org" }],
])("a form sent %s is of the site's origin", (_how, headers) => {
  expect(origin(headers, "https://example.org")).toBe("https://example.org");
});

test("a form sent by way of another local name is of the same origin", () => {
  expect(origin({ host: "127.0.0.1:3000" }, "http://localhost:3000")).toBe("http://127.0.0.1:3000");
  expect(origin({ host: "[::1]:3000" }, "http://localhost:3000")).toBe("http://[::1]:3000");
});

test("a trusted proxy may name the host and protocol, a stranger may not", () => {
  const headers = {
    host: "web-1:3000",
    "x-forwarded-host": "other.example, example.org",
    "x-forwarded-proto": "https",
  };
  expect(origin(headers, "https://www.example.org", 1)).toBe("https://example.org");
  expect(origin(headers, "https://www.example.org", 0)).toBe("http://web-1:3000");
});

test.each(["exa mple.org", "example.org/path", "user@example.org", "example.org:99999", "a:b:c"])(
  "a request that says it is for %j is refused",
  (host) => {
    expect(origin({ host }, "https://example.org")).toBeNull();
  },
);
