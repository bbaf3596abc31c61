import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createProxyWarning } from "./proxy-warning.ts";

const request = (remoteAddress: string, forwardedFor?: string, url = "/") =>
  ({
    url,
    headers: forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

function told(trustedProxies: number, requests: readonly IncomingMessage[]): string[] {
  const lines: string[] = [];
  const warn = createProxyWarning(trustedProxies, (_, { problem }) => lines.push(String(problem)));
  for (const one of requests) warn(one);
  return lines;
}

test("an operator hears once that a proxy is there and not trusted (audit 9)", () => {
  const forwarded = request("10.0.0.1", "203.0.113.7");
  expect(told(0, [forwarded, forwarded])).toEqual([expect.stringContaining("TRUST_PROXY is 0")]);
});

test("an operator hears once that visitors come past the proxy (audit 9)", () => {
  const past = request("203.0.113.7");
  expect(told(1, [past, past])).toEqual([expect.stringContaining("HOST=127.0.0.1")]);
});

test("what fits the setting, this machine's own requests and health checks say nothing", () => {
  expect(told(0, [request("203.0.113.7")])).toEqual([]);
  expect(
    told(1, [
      request("10.0.0.1", "203.0.113.7"),
      request("127.0.0.1"),
      request("::ffff:127.0.0.1"),
      request("172.17.0.1", undefined, "/healthz"),
    ]),
  ).toEqual([]);
});
