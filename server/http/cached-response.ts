import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import fresh from "fresh";
import { parse } from "range-parser";
import type { Encoded } from "./compress.ts";
import type { SentHeaders } from "./security-headers.ts";

/** The ETag of a body. */
export const tagOf = (bytes: string | Uint8Array) =>
  `"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;

/** True when a client accepts brotli (RFC 9110, 12.5.3). Weights other than `q=0` are ignored. */
export const acceptsBrotli = ({ headers }: IncomingMessage) =>
  /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers["accept-encoding"]));

/**
 * Answers GET or HEAD with 200, 206, 304 or 416. A client that does not accept brotli gets the plain body, which the proxy
 * zips for it.
 * @param extra headers of this response alone
 */
export function sendCached(
  response: ServerResponse,
  { body: kept, headers: all }: Encoded,
  extra: SentHeaders = {},
): void {
  const { headers: requested, method } = response.req;
  const { "content-type": type = "", "content-encoding": coding, etag: tag = "", ...own } = all;
  const isPlain = !coding || !acceptsBrotli(response.req);
  // The tag is strong: equal ones mean equal bytes (RFC 9110, 8.8.3).
  const headers = { ...own, etag: isPlain ? tag : tag.replace(/"$/, '-br"'), ...extra };
  if (fresh(requested, { etag: headers.etag })) {
    response.writeHead(304, headers).end();
    return;
  }
  // Takes 1 ms for the home page, sixteen times its answer in brotli, which nearly all browsers accept.
  const body = coding && isPlain ? brotliDecompressSync(kept) : kept;
  const bodyHeaders = {
    "content-type": type,
    "content-length": String(body.length),
    ...(!isPlain && { "content-encoding": coding }),
    ...headers,
  };
  // RFC 9110, 14.2: ranges are defined for GET only.
  const takesRanges = method === "GET" && "accept-ranges" in headers;
  const { range: asked = "", "if-range": condition = headers.etag } = requested;
  const wanted = takesRanges && condition === headers.etag ? asked : "";
  const { code, type: unit, ranges } = parse(body.length, wanted);
  const [range] = ranges;
  if (code === 2 && !range && unit === "bytes") {
    const size = { "content-range": `bytes */${body.length}`, "content-length": "0" };
    response.writeHead(416, { ...size, ...extra }).end();
  } else if (range && ranges.length === 1 && unit === "bytes") {
    const part = body.subarray(range.start, range.end + 1);
    response.writeHead(206, {
      ...bodyHeaders,
      "content-range": `bytes ${range.start}-${range.end}/${body.length}`,
      "content-length": String(part.length),
    });
    response.end(part);
  } else {
    // RFC 9110, 14.2: a server may answer a malformed range, and several, with the whole file.
    response.writeHead(200, bodyHeaders);
    response.end(method === "HEAD" ? undefined : body);
  }
}
