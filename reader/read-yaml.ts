import { parseDocument } from "yaml";
import type { Fault } from "./fault.ts";

type Read = { readonly value: unknown } | { readonly faults: Fault[] };

/** Cache of the last text and result of each file. */
const lastRead = new Map<string, { readonly text: string; readonly read: Read }>();

/** Parses YAML. The value is cached: do not change it. */
export function readYaml(file: string, text: string): Read {
  const last = lastRead.get(file);
  if (last?.text === text) return last.read;
  const read = parse(file, text);
  lastRead.set(file, { text, read });
  return read;
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
