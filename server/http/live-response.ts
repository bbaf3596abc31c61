import type { ServerResponse } from "node:http";
import { acceptedEncodings } from "./accept-encoding.ts";
import { compressQuickly, worthCompressing } from "./compress.ts";
import { isCompressibleType } from "./content-type.ts";
import { inlineHeader } from "./csp.ts";
import { isPersonalPage } from "./page-kinds.ts";
import {
  pageSecurityHeaders,
  securityHeaders,
  type HeaderPairs,
  type SecurityOptions,
} from "./security-headers.ts";

/** An answer of the application, or one of our own. */
export type WholeAnswer = {
  readonly status: number;
  readonly headers: HeaderPairs;
  readonly body: Uint8Array;
};

/** Headers that the application gives and the server replaces, or that say how a body is sent. */
const replaced = new Set(["content-type", "content-length", "cache-control", "vary", inlineHeader]);

/**
 * The headers of an answer except those of its body: the application's own, caching and security.
 * @param caching where the application says nothing of it
 */
export function answerHeaders(
  { headers }: WholeAnswer,
  path: string,
  security: SecurityOptions,
  caching: string,
): HeaderPairs {
  const given = new Map(headers.map(([name, value]) => [name.toLowerCase(), value]));
  const isPage = /^text\/html\b/i.test(given.get("content-type") ?? "");
  return [
    ...headers.filter(([name]) => !replaced.has(name.toLowerCase())),
    ["Cache-Control", given.get("cache-control") ?? caching],
    ...(isPage
      ? pageSecurityHeaders(given.get(inlineHeader) ?? "", path, security)
      : securityHeaders(security)),
  ];
}

export type SendOptions = {
  readonly path: string;
  readonly security: SecurityOptions;
  /** The client's `Accept-Encoding`. */
  readonly accepts: string | undefined;
  readonly requestId: string;
};

/** Sends an answer that is one visitor's, compressed in the way the client likes best. */
export async function sendLive(
  response: ServerResponse,
  answer: WholeAnswer,
  { path, security, accepts, requestId }: SendOptions,
): Promise<void> {
  const caching = isPersonalPage(path) ? "no-store" : "private, no-cache";
  const type = answer.headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? null;
  const pairs: [string, string][] = [...answerHeaders(answer, path, security, caching)].map(
    ([name, value]) => [name, value],
  );
  pairs.push(["X-Request-Id", requestId]);
  // Soon enough for a visitor who waits, seldom enough for a database that has to come up again.
  if (answer.status === 503 && !pairs.some(([name]) => name.toLowerCase() === "retry-after"))
    pairs.push(["Retry-After", "30"]);
  if (type !== null) pairs.push(["Content-Type", type]);
  let body: Uint8Array = answer.body;
  if (type !== null && isCompressibleType(type)) {
    pairs.push(["Vary", "Accept-Encoding"]);
    const [best = "identity"] = acceptedEncodings(accepts);
    if (best !== "identity" && body.length >= worthCompressing) {
      body = await compressQuickly(body, best);
      pairs.push(["Content-Encoding", best]);
    }
  }
  if (response.destroyed || response.headersSent) return;
  const isBare = answer.status === 204 || answer.status === 304;
  if (!isBare) pairs.push(["Content-Length", String(body.length)]);
  response.writeHead(answer.status, pairs.flat());
  if (isBare || response.req.method === "HEAD") response.end();
  else response.end(body);
}
