import { allForms } from "#domain/forms/all-forms.ts";
import type { Field, ProblemKey } from "#domain/forms/field.ts";
import { formatDate, formatTime } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";
import { reader } from "./content.ts";
import type { formWords } from "./schema/ui.ts";

// Texts of forms, fields and answers, for pages and e-mails (content/ui.yaml, `form`). Required ones are checked by schema/ui.ts.

export type FormWord = (typeof formWords)[number] | `message.${ProblemKey}`;

const first = (language: Language, ...names: string[]) =>
  names.map((name) => reader(language).label(`form.${name}`)).find((label) => label !== undefined);

/** `form.<form>.<key>`, else `form.<key>`. */
export function formWord(form: string, key: FormWord, language: Language): string | undefined {
  return first(language, `${form}.${key}`, key);
}

/** `form.<form>.<field>.<key>`, else `form.field.<field>.<key>`. */
export function fieldLabel(form: string, field: string, key: string, language: Language) {
  return first(language, `${form}.${field}.${key}`, `field.${field}.${key}`);
}

/** The label of a chosen option, or a date in words; typed text is returned unchanged. */
export function answerLabel(form: string, field: string, value: string, language: Language) {
  const fields: Readonly<Record<string, Field>> =
    allForms.find(({ name }) => name === form)?.fields ?? {};
  const kind = fields[field]?.kind;
  if (kind === "date" && value) return formatDate(value, language);
  if (kind === "datetime" && value) return formatTime(value, language);
  return (kind === "select" ? fieldLabel(form, field, value, language) : null) ?? value;
}
