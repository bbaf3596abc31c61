import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import fresh from "fresh";
import { parse } from "range-parser";
import type { SentHeaders } from "./security-headers.ts";

type Encoding = "br" | "gzip" | "identity";

/** One body in several encodings. Without `identity`, the body is decompressed for clients that accept no encoding. */
export type Bodies = Partial<Record<Encoding, Buffer>> &
  ({ readonly identity: Buffer } | { readonly gzip: Buffer });

/** An ETag's value without quotes. */
export const tagOf = (bytes: string | Uint8Array) =>
  hash("sha256", bytes, "base64url").slice(0, 22);

/** The encodings that a client accepts, best first (RFC 9110, 12.5.3). Weights other than `q=0` are ignored. */
export function acceptedEncodings(header = ""): readonly Encoding[] {
  const accepted = header
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, "").trim());
  return [
    ...(["br", "gzip"] as const).filter((encoding) => accepted.includes(encoding)),
    "identity",
  ];
}

/** A response in memory, compressed, with all headers that do not depend on the request. */
export class CachedResponse {
  /** The ETag's value, before the encoding is added. */
  readonly tag: string;
  readonly bytes: number;
  readonly #bodies: Bodies;
  readonly #headers: SentHeaders;

  /** @param tag the same for equal bodies (`tagOf`) */
  constructor(bodies: Bodies, tag: string, headers: SentHeaders) {
    this.tag = tag;
    this.#bodies = bodies;
    this.#headers = headers;
    this.bytes = Object.values(bodies).reduce((sum, { length }) => sum + length, 0);
  }

  /** One encoding of the body with its headers. */
  #variant(encoding: Encoding, body: Buffer) {
    const { "content-type": type = "", ...headers } = this.#headers;
    const isPlain = encoding === "identity";
    return {
      body,
      bodyHeaders: {
        "content-type": type,
        "content-length": String(body.length),
        ...(!isPlain && { "content-encoding": encoding }),
      },
      // A 304 carries these as well. The tag is strong: equal ones mean equal bytes (RFC 9110, 8.8.3).
      headers: { ...headers, etag: isPlain ? `"${this.tag}"` : `"${this.tag}-${encoding}"` },
    };
  }

  #bestVariant(accepted: string | undefined) {
    for (const encoding of acceptedEncodings(accepted)) {
      const body = this.#bodies[encoding];
      if (body) return this.#variant(encoding, body);
    }
    return this.#variant("identity", gunzipSync(this.#bodies.gzip ?? ""));
  }

  /**
   * Answers GET or HEAD with 200, 206, 304 or 416.
   * @param extra headers of this response alone
   */
  send(request: IncomingMessage, response: ServerResponse, extra: SentHeaders = {}): void {
    const { headers: requested, method } = request;
    const accepted = requested["accept-encoding"] as string | undefined;
    const { body, bodyHeaders, headers } = this.#bestVariant(accepted);
    if (fresh(requested, { etag: headers.etag })) {
      response.writeHead(304, { ...headers, ...extra }).end();
      return;
    }
    // RFC 9110, 14.2: ranges are defined for GET only.
    const takesRanges = method === "GET" && this.#headers["accept-ranges"] !== undefined;
    const condition = requested["if-range"];
    const isWanted = condition === undefined || condition === headers.etag;
    const { code, type, ranges } = parse(
      body.length,
      (isWanted && takesRanges && requested.range) || "",
    );
    const [range] = ranges;
    if (code === 2 && !range && type === "bytes") {
      const size = { "content-range": `bytes */${body.length}`, "content-length": "0" };
      response.writeHead(416, { ...size, ...extra }).end();
    } else if (range && ranges.length === 1 && type === "bytes") {
      const part = body.subarray(range.start, range.end + 1);
      response.writeHead(206, {
        ...bodyHeaders,
        ...headers,
        "content-range": `bytes ${range.start}-${range.end}/${body.length}`,
        "content-length": String(part.length),
        ...extra,
      });
      response.end(part);
    } else {
      // RFC 9110, 14.2: a server may answer a malformed range, and several, with the whole file.
      response.writeHead(200, { ...bodyHeaders, ...headers, ...extra });
      response.end(method === "HEAD" ? undefined : body);
    }
  }
}
