import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { compressQuickly, worthCompressing } from "./compress.ts";
import { contentTypeOf } from "./content-type.ts";
import type { SecurityOptions } from "./security-headers.ts";
import { fileEntry, type Bodies, type StaticEntry } from "./static-entry.ts";

/** Every file that is sent as it stands, by the path of its address, encoded as in a request. */
export type StaticTable = Pick<ReadonlyMap<string, StaticEntry>, "get">;

/** What tools leave behind, such as `.vite/manifest.json`, is nobody's business. */
const hidden = /(^|[\\/])\.(?!well-known[\\/])/;
const isVariantFile = (name: string) => /\.(br|gz)$/.test(name);

const addressOf = (file: string) => encodeURI(`/${file.split(sep).join("/")}`);

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !hidden.test(file.slice(folder.length)));
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

async function bodiesOf(file: string, present: ReadonlySet<string>): Promise<Bodies> {
  // Nobody waits for an answer yet, and of thousands of small files each would wait longer for its turn than for the disk.
  const identity = readFileSync(file);
  if (!contentTypeOf(file).compressible) return { identity };
  const beside = readVariants(file, present);
  return { identity, ...(Object.keys(beside).length > 0 ? beside : await makeVariants(identity)) };
}

/**
 * Reads a folder into memory, with the `.br` and `.gz` files that the build puts beside the application's (what has
 * none is compressed here): a hit costs one look-up.
 * @throws when the folder cannot be read
 */
export async function loadStaticTable(
  folder: string,
  security: SecurityOptions,
): Promise<ReadonlyMap<string, StaticEntry>> {
  const files = await filesOf(folder);
  const present = new Set(files);
  const table = new Map<string, StaticEntry>();
  const queue = files.filter((file) => !isVariantFile(file)).values();
  const load = async () => {
    for (const file of queue) {
      const address = addressOf(relative(folder, file));
      table.set(address, fileEntry(address, file, await bodiesOf(file, present), security));
    }
  };
  // Each compression holds some megabytes while it waits: all at once would need a gigabyte.
  await Promise.all(Array.from({ length: 4 }, load));
  return table;
}
