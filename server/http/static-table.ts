import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { SecurityOptions } from "./security-headers.ts";
import { fileEntry, type Bodies, type StaticEntry } from "./static-entry.ts";

/** Every file that is sent as it stands, by the path of its address, encoded as in a request. */
export type StaticTable = Pick<ReadonlyMap<string, StaticEntry>, "get">;

/** What tools leave behind, such as `.vite/manifest.json`, is nobody's business. */
const hidden = /(^|[\\/])\.(?!well-known[\\/])/;
const isVariantFile = (name: string) => /\.(br|gz)$/.test(name);

const addressOf = (file: string) => encodeURI(`/${file.split(sep).join("/")}`);

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !hidden.test(file.slice(folder.length)));
}

/** A file and what lies compressed beside it. */
function bodiesOf(file: string, present: ReadonlySet<string>): Bodies {
  const read = (ending: string) =>
    present.has(file + ending) ? readFileSync(file + ending) : undefined;
  const [br, gzip] = [read(".br"), read(".gz")];
  return { identity: readFileSync(file), ...(br && { br }), ...(gzip && { gzip }) };
}

/**
 * Reads a folder into memory, with the `.br` and `.gz` files that the build puts beside the application's: a hit costs
 * one look-up.
 * @throws when the folder cannot be read
 */
export function loadStaticTable(
  folder: string,
  security: SecurityOptions,
): ReadonlyMap<string, StaticEntry> {
  const files = filesOf(folder);
  const present = new Set(files);
  const entries = files
    .filter((file) => !isVariantFile(file))
    .map((file): [string, StaticEntry] => {
      const address = addressOf(relative(folder, file));
      return [address, fileEntry(address, file, bodiesOf(file, present), security)];
    });
  return new Map(entries);
}
