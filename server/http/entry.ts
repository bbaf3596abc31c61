import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import fresh from "fresh";
import type { SentHeaders } from "./security-headers.ts";

type Encoding = "br" | "gzip" | "identity";

/** One body in the encodings that there are of it. Without the plain one, it is unpacked when somebody asks. */
export type Bodies = Partial<Record<Encoding, Buffer>> &
  ({ readonly identity: Buffer } | { readonly gzip: Buffer });

/** One encoding, ready to send. */
type Variant = {
  readonly body: Buffer;
  readonly described: SentHeaders;
  /** Headers that a 304 carries as well. */
  readonly kept: SentHeaders & { readonly etag: string };
};

/** The encodings that a client takes, best first (RFC 9110, 12.5.3). Nobody weighs one that is taken against another. */
export function acceptedEncodings(header = ""): readonly Encoding[] {
  const taken = header
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, "").trim());
  return [...(["br", "gzip"] as const).filter((coding) => taken.includes(coding)), "identity"];
}

/**
 * Reads a `Range` header for one range of bytes (RFC 9110, 14.2), both ends included.
 * @returns "unsatisfiable" when it lies outside the file; null when the header is malformed or asks for several
 *   ranges, both of which a server may answer with the whole file
 */
function parseByteRange(header: string, size: number) {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header.trim()) ?? [];
  if (!from && !to) return null;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (from && to && Number(to) < start) return null;
  return start >= size ? "unsatisfiable" : { start, end };
}

/** An answer that is held in memory with every header worked out. */
export class Entry {
  readonly #bodies: Bodies;
  readonly #variants = new Map<Encoding, Variant>();
  readonly #tag: string;
  readonly #headers: SentHeaders;

  /**
   * @param name of what is in it: equal answers have equal names, and so equal tags
   * @param headers those that do not depend on who asks, its type among them
   */
  constructor(bodies: Bodies, name: string | Uint8Array, headers: SentHeaders) {
    this.#bodies = bodies;
    this.#tag = createHash("sha256").update(name).digest("base64url").slice(0, 22);
    this.#headers = headers;
    for (const [encoding, body] of Object.entries(bodies) as [Encoding, Buffer][])
      this.#variants.set(encoding, this.#variant(encoding, body));
  }

  /** The bytes that it holds in memory. */
  get bytes(): number {
    return Object.values(this.#bodies).reduce((sum, { length }) => sum + length, 0);
  }

  #variant(encoding: Encoding, body: Buffer): Variant {
    const { "content-type": type = "", ...always } = this.#headers;
    const isPlain = encoding === "identity";
    return {
      body,
      described: {
        "content-type": type,
        "content-length": String(body.length),
        ...(!isPlain && { "content-encoding": encoding }),
      },
      // Strong: equal tags mean equal bytes (RFC 9110, 8.8.3).
      kept: { ...always, etag: isPlain ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"` },
    };
  }

  #chosen(accepted: string | undefined): Variant {
    for (const encoding of acceptedEncodings(accepted)) {
      const variant = this.#variants.get(encoding);
      if (variant) return variant;
    }
    return this.#variant("identity", gunzipSync(this.#bodies.gzip ?? ""));
  }

  /**
   * Answers GET or HEAD: whole, in part, or not at all when it is known.
   * @param own headers of this answer alone
   */
  send(request: IncomingMessage, response: ServerResponse, own: SentHeaders): void {
    const { headers, method } = request;
    const { body, described, kept } = this.#chosen(headers["accept-encoding"] as string);
    if (fresh(headers, { etag: kept.etag })) {
      response.writeHead(304, { ...kept, ...own }).end();
      return;
    }
    // RFC 9110, 14.2: a range is meant for GET only.
    const isInParts = method === "GET" && kept["accept-ranges"] !== undefined;
    const condition = headers["if-range"];
    const range =
      isInParts && headers.range && (condition === undefined || condition === kept.etag)
        ? parseByteRange(headers.range, body.length)
        : null;
    if (range === null) {
      response.writeHead(200, { ...described, ...kept, ...own });
      response.end(method === "HEAD" ? undefined : body);
    } else if (range === "unsatisfiable") {
      const size = { "content-range": `bytes */${body.length}`, "content-length": "0" };
      response.writeHead(416, { ...size, ...own }).end();
    } else {
      const part = body.subarray(range.start, range.end + 1);
      response.writeHead(206, {
        ...described,
        ...kept,
        "content-range": `bytes ${range.start}-${range.end}/${body.length}`,
        "content-length": String(part.length),
        ...own,
      });
      response.end(part);
    }
  }
}
