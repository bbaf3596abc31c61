import { parseDocument } from "yaml";
import type { Fault } from "./fault.ts";

/** The value a YAML text holds, or where it is not YAML. */
export function readYaml(file: string, text: string): { value: unknown } | { faults: Fault[] } {
  const document = parseDocument(text);
  if (document.errors.length === 0) return { value: document.toJS() };
  return {
    faults: document.errors.map((error) => ({
      file,
      field: `line ${error.linePos?.[0].line ?? "?"}`,
      expected: "YAML",
      found: error.message.split("\n")[0]!.replace(/ at line .*/, ""),
    })),
  };
}
