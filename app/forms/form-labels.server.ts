import type { Field } from "#domain/forms/field.ts";
import { labelsOf } from "#app/content/load.server.ts";
import type { ProblemKey } from "./form-answer.server.ts";
import type { Language } from "#app/language/language.ts";

type Values = Readonly<Record<string, string | number>>;

/** The words of one form in one language: its own first, then those all forms share. */
export type FormLabels = {
  /** `form.<form>.<key>`, else `form.<key>`. */
  find(key: string, values?: Values): string;
  /** `form.<form>.<field>.<key>`, else `form.field.<field>.<key>`. */
  field(field: string, key: string): string;
  fieldIfAny(field: string, key: string): string | undefined;
  /** What is wrong with a field and how it is mended. */
  problem(name: string, field: Field, key: ProblemKey): string;
  /** What is wrong with the whole. */
  message(key: ProblemKey, requestId: string): string;
};

/** @throws Error naming the label that content/ui.yaml lacks, when it is asked for */
export function formLabels(form: string, language: Language): FormLabels {
  const labels = labelsOf(language, ["form"]);
  const first = (...keys: string[]) =>
    keys.map((key) => labels[`form.${key}`]).find((label) => label !== undefined);
  const require = (...keys: string[]): string => {
    const label = first(...keys);
    if (label === undefined) throw new Error(`content/ui.yaml has no label "form.${keys[0]}".`);
    return label;
  };
  const fieldKeys = (field: string, key: string) =>
    [`${form}.${field}.${key}`, `field.${field}.${key}`] as const;

  return {
    find: (key, values = {}) => fill(require(`${form}.${key}`, key), values),
    field: (field, key) => require(...fieldKeys(field, key)),
    fieldIfAny: (field, key) => first(...fieldKeys(field, key)),
    problem(name, field, key) {
      const text = require(...fieldKeys(name, `error.${key}`), `message.${key}`);
      return fill(text, { label: require(...fieldKeys(name, "label")), ...bounds(field, key) });
    },
    message: (key, requestId) =>
      fill(require(`${form}.message.${key}`, `message.${key}`), {
        reference: requestId,
        label: form,
      }),
  };
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}

/** What {min} and {max} stand for in a message about a field. */
function bounds(field: Field, key: ProblemKey): Values {
  switch (field.kind) {
    case "number":
      return { min: field.min, max: field.max };
    case "file":
      return { max: key === "file_too_big" ? field.maxBytes / 1_000_000 : field.maxFiles };
    case "text":
    case "email":
    case "tel":
    case "textarea":
      return {
        min: field.minLength ?? 0,
        max: key === "link_limit" ? (field.maxLinks ?? 0) : field.maxLength,
      };
    default:
      return {};
  }
}
