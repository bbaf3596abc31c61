import type { Encoding } from "./accept-encoding.ts";
import { contentTypeOf } from "./content-type.ts";
import { entityTags } from "./entity-tag.ts";
import { lightVary } from "./light.ts";
import { isPersonalPage } from "./page-kinds.ts";
import {
  pageSecurityHeaders,
  securityHeaders,
  type HeaderPairs,
  type SecurityOptions,
} from "./security-headers.ts";

/** One encoding of one file, ready to send. Headers are flat lists: name, value, name, value … */
export type Variant = {
  readonly body: Buffer;
  readonly tag: string;
  readonly headers: readonly string[];
  readonly notModifiedHeaders: readonly string[];
};

export type StaticEntry = {
  /** A page or its data: with a query it is rendered live instead. */
  readonly rendered: boolean;
  /** A page from which a visitor sends something to us. */
  readonly hasForm: boolean;
  readonly variants: Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant };
  /** The same page in the light version, where it has one. */
  readonly light?: StaticEntry;
  /** Headers of a part of the file; null where parts are not served. */
  readonly rangeHeaders: readonly string[] | null;
};

/** Files whose names change with their content, so that a browser never asks again. */
const immutable = /^\/(assets|pictures|fonts)\//;

function cacheControl(address: string, rendered: boolean): string {
  if (immutable.test(address)) return "public, max-age=31536000, immutable";
  if (!rendered) return "public, max-age=3600";
  // A thanks that a device keeps would thank for nothing the next time (docs/decisions/0025-offline.md).
  return isPersonalPage(address) ? "private, no-cache" : "no-cache";
}

export type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer };

/**
 * Works out everything about one file that does not depend on who asks.
 * @param hasVersions the address has another file for the light version, so that caches must tell them apart
 */
export function staticEntry(
  address: string,
  fileName: string,
  bodies: Bodies,
  options: SecurityOptions,
  hasVersions = false,
): StaticEntry {
  const { type, compressible } = contentTypeOf(fileName);
  const isPage = fileName.endsWith(".html");
  const html = isPage ? bodies.identity.toString("utf8") : "";
  const hasForm = /<form\b[^>]*\bmethod="post"/i.test(html);
  const rendered = isPage || fileName.endsWith(".data") || fileName.endsWith(".xml");
  const kept: [string, string][] = [["Cache-Control", cacheControl(address, rendered)]];
  const varies = [
    ...(compressible ? ["Accept-Encoding"] : []),
    ...(hasVersions ? [lightVary] : []),
  ];
  if (varies.length > 0) kept.push(["Vary", varies.join(", ")]);
  const security: HeaderPairs = isPage
    ? pageSecurityHeaders(html, address, options)
    : securityHeaders(options);

  const tagIn = entityTags(bodies.identity);
  const variants: Partial<Record<Encoding, Variant>> = {};
  for (const [encoding, body] of Object.entries(bodies) as [Encoding, Buffer][]) {
    const tag = tagIn(encoding);
    const always = [...kept, ["ETag", tag], ...security].flat();
    const described = ["Content-Type", type, "Content-Length", String(body.length)];
    if (encoding !== "identity") described.push("Content-Encoding", encoding);
    else if (!compressible) described.push("Accept-Ranges", "bytes");
    variants[encoding] = {
      body,
      tag,
      headers: [...described, ...always],
      notModifiedHeaders: always,
    };
  }
  const identity = variants.identity as Variant;
  const rangeHeaders = compressible
    ? null
    : ["Content-Type", type, "Accept-Ranges", "bytes", ...identity.notModifiedHeaders];
  return { rendered, hasForm, variants: { ...variants, identity }, rangeHeaders };
}
