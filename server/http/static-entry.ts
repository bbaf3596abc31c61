import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import type { Encoding } from "./accept-encoding.ts";
import { contentTypeOf } from "./content-type.ts";
import { securityHeaders, type HeaderPairs, type SecurityOptions } from "./security-headers.ts";

/** One encoding of one body, ready to send. Headers are flat lists: name, value, name, value … */
export type Variant = {
  readonly body: Buffer;
  readonly tag: string;
  readonly headers: readonly string[];
  readonly notModifiedHeaders: readonly string[];
};

/** An answer that is held in memory with every header worked out. */
export type StaticEntry = {
  readonly variants: Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant };
  /** Headers of a part of the file; null where parts are not served. */
  readonly rangeHeaders: readonly string[] | null;
};

export type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer };

/** Files whose names change with their content, so that a browser never asks again. */
const immutable = /^\/(assets|pictures|fonts)\//;

/** The strong entity tags of some bytes, in each encoding its own: equal tags mean equal bytes (RFC 9110, 8.8.3). */
function entityTags(bytes: Uint8Array): (encoding: string) => string {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return (encoding) => (encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`);
}

function variant(
  encoding: Encoding,
  body: Buffer,
  tag: string,
  type: string,
  always: readonly string[],
): Variant {
  const described = ["Content-Type", type, "Content-Length", String(body.length)];
  if (encoding !== "identity") described.push("Content-Encoding", encoding);
  const kept = [...always, "ETag", tag];
  return { body, tag, headers: [...described, ...kept], notModifiedHeaders: kept };
}

/**
 * A compressed text as an entry. The plain text is a tenth of what is asked for and five times as large, so it is
 * unpacked when somebody asks.
 * @param name of the text: equal texts get equal tags
 */
export function compressedEntry(
  compressed: Readonly<Record<"br" | "gzip", Buffer>>,
  name: string,
  type: string,
  pairs: HeaderPairs,
): StaticEntry {
  const tagIn = entityTags(Buffer.from(name));
  const always = [...pairs, ["Vary", "Accept-Encoding"] as const].flat();
  const make = (encoding: Encoding, body: Buffer) =>
    variant(encoding, body, tagIn(encoding), type, always);
  return {
    variants: {
      br: make("br", compressed.br),
      gzip: make("gzip", compressed.gzip),
      get identity() {
        return make("identity", gunzipSync(compressed.gzip));
      },
    },
    rangeHeaders: null,
  };
}

/** A file with everything about it that does not depend on who asks. */
export function fileEntry(
  address: string,
  fileName: string,
  bodies: Bodies,
  options: SecurityOptions,
): StaticEntry {
  const { type, compressible } = contentTypeOf(fileName);
  const age = immutable.test(address) ? "max-age=31536000, immutable" : "max-age=3600";
  const pairs: HeaderPairs = [
    ["Cache-Control", `public, ${age}`],
    compressible ? ["Vary", "Accept-Encoding"] : ["Accept-Ranges", "bytes"],
    ...securityHeaders(options),
  ];
  const tagIn = entityTags(bodies.identity);
  const always = pairs.flat();
  const variants = Object.fromEntries(
    (Object.entries(bodies) as [Encoding, Buffer][]).map(([encoding, body]) => [
      encoding,
      variant(encoding, body, tagIn(encoding), type, always),
    ]),
  ) as StaticEntry["variants"];
  const rangeHeaders = compressible
    ? null
    : ["Content-Type", type, ...variants.identity.notModifiedHeaders];
  return { variants, rangeHeaders };
}
