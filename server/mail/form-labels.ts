import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { allForms } from "#domain/forms/all-forms.ts";
import type { Field } from "#domain/forms/field.ts";
import type { Language } from "#domain/records.ts";

/** What a form calls its fields and answers on the page; staff's letters use the same words. */
export type FormLabels = {
  /** A field's label, or its name when the content has none. */
  field(form: string, field: string, language: Language): string;
  /** A chosen answer in words; what was typed as it was typed. */
  answer(form: string, field: string, value: string, language: Language): string;
};

/**
 * Reads the labels of `content/ui.yaml`: `form.<form>.<field>.…`, else `form.field.<field>.…`.
 */
export async function loadFormLabels(contentDir: string): Promise<FormLabels> {
  const labels = flatten(parse(await readFile(join(contentDir, "ui.yaml"), "utf8")));
  const find = (form: string, field: string, key: string, language: Language) =>
    labels.get(`form.${form}.${field}.${key}.${language}`) ??
    labels.get(`form.field.${field}.${key}.${language}`);
  return {
    field: (form, field, language) => find(form, field, "label", language) ?? field,
    answer: (form, field, value, language) =>
      isChoice(form, field) ? (find(form, field, value, language) ?? value) : value,
  };
}

function isChoice(formName: string, fieldName: string): boolean {
  const form = allForms.find(({ name }) => name === formName);
  const fields: Readonly<Record<string, Field>> = form?.fields ?? {};
  return fields[fieldName]?.kind === "select";
}

/** Every text by its whole name, whether the file writes it as `a.b:` or as `b:` under `a:`. */
function flatten(tree: unknown, path = "", found = new Map<string, string>()): Map<string, string> {
  if (typeof tree === "string") found.set(path, tree);
  if (typeof tree !== "object" || tree === null) return found;
  for (const [key, value] of Object.entries(tree)) {
    flatten(value, path === "" ? key : `${path}.${key}`, found);
  }
  return found;
}
