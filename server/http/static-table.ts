import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { compressQuickly, worthCompressing } from "./compress.ts";
import { contentTypeOf } from "./content-type.ts";
import type { SecurityOptions } from "./security-headers.ts";
import { isDocument, rewriteOrigin } from "./rewrite-origin.ts";
import { staticEntry, type Bodies, type StaticEntry } from "./static-entry.ts";

/** Every file that is sent as it stands, by the path of its address, encoded as in a request. */
export type StaticTable = ReadonlyMap<string, StaticEntry>;

export type StaticFolder = {
  readonly folder: string;
  /** Where in the site the folder hangs: `/pictures`; empty for the root. */
  readonly under?: string;
  /** A folder that need not be there. */
  readonly optional?: boolean;
};

export type TableOptions = {
  readonly security: SecurityOptions;
  /** Public origin, put into documents that were built without it. */
  readonly siteUrl: string;
};

/** What tools leave behind, such as `.vite/manifest.json`, is nobody's business. */
const hidden = /(^|[\\/])\.(?!well-known[\\/])/;
const isVariantFile = (name: string) => /\.(br|gz)$/.test(name);

/** The light version of a page stands beside it (bin/site-build/write-pages.ts). */
export const lightFile = "index.light.html";

/** `es/about/index.html` → `/es/about`; the same for its light version. */
function addressOf(file: string, under: string): string {
  const path = `${under}/${file.split(sep).join("/")}`.replace(/\/index(\.light)?\.html$/, "");
  return encodeURI(path || "/");
}

async function filesOf({ folder, optional }: StaticFolder): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !hidden.test(file.slice(folder.length)));
  } catch (error) {
    if (optional && (error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** The compressed files beside a file, read. */
function readVariants(
  file: string,
  present: ReadonlySet<string>,
): Partial<Record<"br" | "gzip", Buffer>> {
  const br = present.has(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
  const gzip = present.has(`${file}.gz`) ? readFileSync(`${file}.gz`) : undefined;
  return { ...(br && { br }), ...(gzip && { gzip }) };
}

async function makeVariants(bytes: Buffer): Promise<Partial<Record<"br" | "gzip", Buffer>>> {
  if (bytes.length < worthCompressing) return {};
  const [br, gzip] = await Promise.all([
    compressQuickly(bytes, "br"),
    compressQuickly(bytes, "gzip"),
  ]);
  return {
    ...(br.length < bytes.length && { br }),
    ...(gzip.length < bytes.length && { gzip }),
  };
}

async function bodiesOf(
  file: string,
  present: ReadonlySet<string>,
  siteUrl: string,
): Promise<Bodies> {
  // Nobody waits for an answer yet, and of thousands of small files each would wait longer for its turn than for the disk.
  const bytes = readFileSync(file);
  if (!contentTypeOf(file).compressible) return { identity: bytes };
  const identity = isDocument(file)
    ? Buffer.from(rewriteOrigin(bytes.toString("utf8"), siteUrl))
    : bytes;
  // Compressed files beside a document fit only as long as the address in it is the same.
  const beside = identity.equals(bytes) ? readVariants(file, present) : {};
  const variants = Object.keys(beside).length > 0 ? beside : await makeVariants(identity);
  return { identity, ...variants };
}

/**
 * Reads folders into memory, with the `.br` and `.gz` files beside them (bin/build.ts makes those;
 * what has none is compressed here) and every header worked out: a hit costs one look-up. Later
 * folders win over earlier ones.
 * @throws when a folder that must be there cannot be read
 */
export async function loadStaticTable(
  folders: readonly StaticFolder[],
  options: TableOptions,
): Promise<StaticTable> {
  const sources = new Map<string, string>();
  const lights = new Map<string, string>();
  const present = new Set<string>();
  for (const source of folders) {
    const folder = join(source.folder);
    for (const file of await filesOf({ ...source, folder })) {
      present.add(file);
      if (!isVariantFile(file)) {
        const address = addressOf(file.slice(folder.length + 1), source.under ?? "");
        (basename(file) === lightFile ? lights : sources).set(address, file);
      }
    }
  }
  const table = new Map<string, StaticEntry>();
  const queue = sources.entries();
  const load = async () => {
    for (const [address, file] of queue) {
      const light = lights.get(address);
      const read = async (one: string) => {
        const bodies = await bodiesOf(one, present, options.siteUrl);
        return staticEntry(address, one, bodies, options.security, light !== undefined);
      };
      const entry = await read(file);
      table.set(address, light === undefined ? entry : { ...entry, light: await read(light) });
    }
  };
  // Each compression holds some megabytes while it waits: all at once would need a gigabyte.
  await Promise.all(Array.from({ length: 4 }, load));
  return table;
}
