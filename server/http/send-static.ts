import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { acceptedEncodings } from "./accept-encoding.ts";
import { parseByteRange } from "./byte-range.ts";
import type { StaticEntry, Variant } from "./static-entry.ts";

function chosen(entry: StaticEntry, accepted: string | undefined): Variant {
  for (const encoding of acceptedEncodings(accepted)) {
    const variant = entry.variants[encoding];
    if (variant) return variant;
  }
  return entry.variants.identity;
}

/** Answers a `Range` request; false when the whole file is to be sent instead. */
function sendRange(
  entry: StaticEntry,
  rangeHeaders: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): boolean {
  const { body, tag } = entry.variants.identity;
  const condition = request.headers["if-range"];
  if (condition !== undefined && condition !== tag) return false;
  const range = parseByteRange(request.headers.range, body.length);
  if (range === null) return false;
  if (range === "unsatisfiable") {
    response.writeHead(416, [
      "Content-Range",
      `bytes */${body.length}`,
      "Content-Length",
      "0",
      "X-Request-Id",
      requestId,
    ]);
    response.end();
    return true;
  }
  const part = body.subarray(range.start, range.end + 1);
  response.writeHead(206, [
    ...rangeHeaders,
    "Content-Range",
    `bytes ${range.start}-${range.end}/${body.length}`,
    "Content-Length",
    String(part.length),
    "X-Request-Id",
    requestId,
  ]);
  response.end(part);
  return true;
}

/**
 * Answers GET or HEAD with a file of the table: whole, in part, or not at all when it is known.
 * @param caching instead of the entry's own `Cache-Control`
 */
export function sendStatic(
  entry: StaticEntry,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  caching?: string,
): void {
  const { headers } = request;
  const variant = chosen(entry, headers["accept-encoding"] as string | undefined);
  const own = (given: readonly string[]) =>
    caching === undefined
      ? given
      : given.map((value, at) => (given[at - 1] === "Cache-Control" ? caching : value));
  if (fresh(headers, { etag: variant.tag })) {
    response.writeHead(304, [...own(variant.notModifiedHeaders), "X-Request-Id", requestId]);
    response.end();
    return;
  }
  // RFC 9110, 14.2: a range is meant for GET only.
  if (headers.range && entry.rangeHeaders && request.method === "GET") {
    if (sendRange(entry, entry.rangeHeaders, request, response, requestId)) return;
  }
  response.writeHead(200, [...own(variant.headers), "X-Request-Id", requestId]);
  if (request.method === "HEAD") response.end();
  else response.end(variant.body);
}
