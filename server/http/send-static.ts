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
 * @param more headers of this answer alone, as a flat list
 */
export function sendStatic(
  entry: StaticEntry,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  more: readonly string[] = [],
): void {
  const { headers } = request;
  const variant = chosen(entry, headers["accept-encoding"] as string | undefined);
  if (fresh(headers, { etag: variant.tag })) {
    response.writeHead(304, [...variant.notModifiedHeaders, "X-Request-Id", requestId, ...more]);
    response.end();
    return;
  }
  // RFC 9110, 14.2: a range is meant for GET only.
  if (headers.range && entry.rangeHeaders && request.method === "GET") {
    if (sendRange(entry, entry.rangeHeaders, request, response, requestId)) return;
  }
  response.writeHead(200, [...variant.headers, "X-Request-Id", requestId, ...more]);
  if (request.method === "HEAD") response.end();
  else response.end(variant.body);
}
