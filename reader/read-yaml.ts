import { join } from "node:path";
import { parseDocument } from "yaml";
import type { Fault } from "./fault.ts";
import { keepYaml, keptYaml } from "./kept-yaml.ts";
import { projectRoot } from "./project-root.ts";

type Read = { readonly value: unknown } | { readonly faults: Fault[] };

/** Of the last check: every command reads all of content/, and the parser takes a second for it. */
const keptFile = join(projectRoot, ".cache/yaml.json");

/** The last text of each file, and what was read from it: after an edit all others are as before. */
let lastRead: Map<string, { readonly text: string; readonly read: Read }> | null = null;

const readBefore = () =>
  new Map(
    [...keptYaml(keptFile)].map(([file, { text, value }]) => [file, { text, read: { value } }]),
  );

/** The value a YAML text holds, which nobody may change, or where it is not YAML. */
export function readYaml(file: string, text: string): Read {
  lastRead ??= readBefore();
  const last = lastRead.get(file);
  if (last?.text === text) return last.read;
  const read = parse(file, text);
  lastRead.set(file, { text, read });
  return read;
}

/** Keeps what has been read of these files for the next command, which takes it as long as their texts are the same. */
export function keepRead(files: readonly string[]): void {
  const read = files.flatMap((file) => {
    const last = lastRead?.get(file);
    if (!last || !("value" in last.read)) return [];
    return [[file, { text: last.text, value: last.read.value }] as const];
  });
  keepYaml(keptFile, new Map(read));
}

function parse(file: string, text: string): Read {
  const document = parseDocument(text);
  if (document.errors.length === 0) return { value: document.toJS() };
  return {
    faults: document.errors.map(({ linePos, message }) => ({
      file,
      field: `line ${linePos?.[0].line ?? "?"}`,
      expected: "YAML",
      found: message.replace(/\n[^]*/, "").replace(/ at line .*/, ""),
    })),
  };
}
