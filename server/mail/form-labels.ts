import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import type { Language } from "#domain/ports.ts";

/** What a form calls its fields and options on the page; staff's letters use the same words. */
export type FormLabels = {
  field(form: string, field: string, language: Language): string;
  option(form: string, field: string, option: string, language: Language): string;
};

/** Reads `content/ui.yaml`, whose group `form` names a field's label `<form>.<field>.label`. */
export async function loadFormLabels(contentDir: string): Promise<FormLabels> {
  const labels: unknown = parse(await readFile(join(contentDir, "ui.yaml"), "utf8"));
  const find = (language: Language, path: readonly string[]) =>
    textAt(labels, ["form", path.join("."), language]);
  return {
    field: (form, field, language) =>
      find(language, [form, field, "label"]) ?? find(language, ["field", field, "label"]) ?? field,
    option: (form, field, option, language) => find(language, [form, field, option]) ?? option,
  };
}

function textAt(tree: unknown, path: readonly string[]): string | null {
  let node = tree;
  for (const step of path) {
    if (typeof node !== "object" || node === null) return null;
    node = Object.getOwnPropertyDescriptor(node, step)?.value;
  }
  return typeof node === "string" ? node : null;
}
