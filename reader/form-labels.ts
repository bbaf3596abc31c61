import { allForms } from "#domain/forms/all-forms.ts";
import type { Field } from "#domain/forms/field.ts";
import type { ProblemKey } from "#domain/forms/message-key.ts";
import type { Language } from "#domain/language/language.ts";
import type { Reader } from "./resolve.ts";
import type { formWords } from "./schema/ui.ts";

export type FormWord = (typeof formWords)[number] | `message.${ProblemKey}`;

/** What forms call themselves, their fields and answers, on pages and in letters alike (content/ui.yaml, `form`). */
export type FormLabels = {
  /** `form.<form>.<key>`, else `form.<key>`. */
  find(form: string, key: FormWord, language: Language): string | undefined;
  /** `form.<form>.<field>.<key>`, else `form.field.<field>.<key>`. */
  field(form: string, field: string, key: string, language: Language): string | undefined;
  /** A chosen answer in words; what was typed as it was typed. */
  answer(form: string, field: string, value: string, language: Language): string;
};

/** @param readerOf the content in each language */
export function createFormLabels(readerOf: (language: Language) => Reader): FormLabels {
  const first = (language: Language, ...names: string[]) =>
    names
      .map((name) => readerOf(language).label("form", name))
      .find((label) => label !== undefined);
  const field: FormLabels["field"] = (form, name, key, language) =>
    first(language, `${form}.${name}.${key}`, `field.${name}.${key}`);
  return {
    find: (form, key, language) => first(language, `${form}.${key}`, key),
    field,
    answer: (form, name, value, language) =>
      isChoice(form, name) ? (field(form, name, value, language) ?? value) : value,
  };
}

function isChoice(formName: string, fieldName: string): boolean {
  const form = allForms.find(({ name }) => name === formName);
  const fields: Readonly<Record<string, Field>> = form?.fields ?? {};
  return fields[fieldName]?.kind === "select";
}
