import { readFile, readdir } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Encoding } from "./accept-encoding.ts";
import { contentTypeOf } from "./content-type.ts";
import { entityTag } from "./entity-tag.ts";
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
  readonly variants: Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant };
  /** Headers of a part of the file; null where parts are not served. */
  readonly rangeHeaders: readonly string[] | null;
};

/** Every file that is sent as it stands, by the path of its address, encoded as in a request. */
export type StaticTable = ReadonlyMap<string, StaticEntry>;

export type StaticFolder = {
  readonly folder: string;
  /** Where in the site the folder hangs: `/pictures`; empty for the root. */
  readonly under?: string;
  /** A folder that need not be there. */
  readonly optional?: boolean;
};

const encodingSuffixes = { br: ".br", gzip: ".gz" } as const;
const isVariantFile = (name: string) => /\.(br|gz)$/.test(name);

/** What tools leave behind, such as `.vite/manifest.json`, is nobody's business. */
const hidden = /(^|[\\/])\.(?!well-known[\\/])/;

/** Files whose names change with their content, so that a browser never asks again. */
const immutable = /^\/(assets|pictures|fonts)\//;

/** `es/about/index.html` → `/es/about`. */
function addressOf(file: string, under: string): string {
  const path = `${under}/${file.split(sep).join("/")}`.replace(/\/index\.html$/, "");
  return encodeURI(path || "/");
}

function cacheControl(address: string, rendered: boolean): string {
  if (immutable.test(address)) return "public, max-age=31536000, immutable";
  return rendered ? "no-cache" : "public, max-age=3600";
}

function entryOf(
  address: string,
  fileName: string,
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer },
  options: SecurityOptions,
): StaticEntry {
  const { type, compressible } = contentTypeOf(fileName);
  const isPage = fileName.endsWith(".html");
  const rendered = isPage || fileName.endsWith(".data") || fileName.endsWith(".xml");
  const kept: [string, string][] = [["Cache-Control", cacheControl(address, rendered)]];
  if (compressible) kept.push(["Vary", "Accept-Encoding"]);
  const security: HeaderPairs = isPage
    ? pageSecurityHeaders(bodies.identity.toString("utf8"), options)
    : securityHeaders(options);

  const variants: Partial<Record<Encoding, Variant>> = {};
  for (const [encoding, body] of Object.entries(bodies) as [Encoding, Buffer][]) {
    const tag = entityTag(bodies.identity, encoding);
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
  return { rendered, variants: { ...variants, identity }, rangeHeaders };
}

async function filesOf({ folder, optional }: StaticFolder): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((file) => !hidden.test(file));
  } catch (error) {
    if (optional && (error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/**
 * Reads folders into memory, with the `.br` and `.gz` files beside them (bin/build makes those) and
 * every header worked out: a hit costs one look-up. Later folders win over earlier ones.
 * @throws when a folder that must be there cannot be read
 */
export async function loadStaticTable(
  folders: readonly StaticFolder[],
  options: SecurityOptions,
): Promise<StaticTable> {
  const table = new Map<string, StaticEntry>();
  for (const source of folders) {
    const folder = join(source.folder);
    const files = await filesOf({ ...source, folder });
    const present = new Set(files);
    const load = async (file: string) => {
      const address = addressOf(file, source.under ?? "");
      const bodies: Partial<Record<Encoding, Buffer>> = {};
      for (const [encoding, suffix] of Object.entries(encodingSuffixes)) {
        if (present.has(file + suffix)) {
          bodies[encoding as Encoding] = await readFile(join(folder, file + suffix));
        }
      }
      const identity = await readFile(join(folder, file));
      table.set(address, entryOf(address, file, { ...bodies, identity }, options));
    };
    await Promise.all(files.filter((file) => !isVariantFile(file)).map(load));
  }
  return table;
}
