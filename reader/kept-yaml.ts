import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { isDeepStrictEqual } from "node:util";

/** Files by name: their text, and the value that was read from it. */
export type KeptYaml = ReadonlyMap<string, { readonly text: string; readonly value: unknown }>;

type Kept = {
  /** The version of the parser: another one may read another value. */
  readonly parser: string;
  readonly files: Readonly<Record<string, { readonly text: string; readonly value: unknown }>>;
};

const parserVersion = () =>
  (createRequire(import.meta.url)("yaml/package.json") as { version: string }).version;

/** What was kept by `keepYaml`; nothing where it is not there, was cut off, or comes of another parser. */
export function keptYaml(keptFile: string): KeptYaml {
  try {
    const { parser, files } = JSON.parse(readFileSync(keptFile, "utf8")) as Kept;
    return new Map(parser === parserVersion() ? Object.entries(files) : []);
  } catch {
    return new Map();
  }
}

/** Keeps what was read for the next command. What JSON cannot say (`.inf`) is left out. */
export function keepYaml(keptFile: string, read: KeptYaml): void {
  const files = [...read].filter(([, { value }]) =>
    isDeepStrictEqual(JSON.parse(JSON.stringify(value) ?? "null"), value),
  );
  const kept: Kept = { parser: parserVersion(), files: Object.fromEntries(files) };
  mkdirSync(dirname(keptFile), { recursive: true });
  // Whole or not at all: another command may be reading it.
  const draft = `${keptFile}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(kept));
  renameSync(draft, keptFile);
}
