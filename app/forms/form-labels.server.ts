import type { Field } from "#domain/forms/field.ts";
import type { ProblemKey } from "#domain/forms/message-key.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { Language } from "#domain/language/language.ts";
import { fieldLabel, formWord, type FormWord } from "#reader/form-labels.ts";

type Values = Readonly<Record<string, string | number>>;

/** The words of one form in one language, and what is said of what is wrong with it. */
export type FormLabels = {
  find(key: FormWord, values?: Values): string;
  field(field: string, key: string): string;
  fieldIfAny(field: string, key: string): string | undefined;
  problem(name: string, field: Field, key: ProblemKey): string;
  message(key: ProblemKey, requestId: string): string;
};

export function formLabels(
  form: string,
  language: Language,
  messageValues: Values = {},
): FormLabels {
  const require = (name: string, label: string | undefined): string => {
    if (label !== undefined) return label;
    throw new Error(`content/ui.yaml has no label "form.${form}.${name}".`);
  };
  const find = (key: FormWord) => require(key, formWord(form, key, language));
  const fieldIfAny = (field: string, key: string) => fieldLabel(form, field, key, language);
  const field = (name: string, key: string) => require(`${name}.${key}`, fieldIfAny(name, key));
  return {
    find: (key, values = {}) => fillTemplate(find(key), values),
    field,
    fieldIfAny,
    problem(name, described, key) {
      const text = fieldIfAny(name, `error.${key}`) ?? find(`message.${key}`);
      return fillTemplate(text, {
        label: field(name, "label"),
        ...bounds(described, key),
        ...messageValues,
      });
    },
    message: (key, requestId) =>
      fillTemplate(find(`message.${key}`), { reference: requestId, label: form }),
  };
}

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
