import type { Field, ProblemKey } from "#domain/forms/field.ts";
import { fillTemplate, type Language } from "#domain/language/language.ts";
import { suggestedEmail } from "#domain/mail/email-typo.ts";
import { fieldLabel, formWord, type FormWord } from "#reader/form-labels.ts";

type Values = Readonly<Record<string, string | number>>;

export type FormLabels = ReturnType<typeof formLabels>;

/**
 * The labels of one form in one language, from content/ui.yaml.
 * @param messageValues values for placeholders of messages, besides the limits of the field
 */
export function formLabels(form: string, language: Language, messageValues: Values = {}) {
  const require = (name: string, label: string | undefined): string => {
    if (label !== undefined) return label;
    throw new Error(`content/ui.yaml has no label "form.${form}.${name}".`);
  };
  const find = (key: FormWord) => require(key, formWord(form, key, language));
  const fieldIfAny = (field: string, key: string) => fieldLabel(form, field, key, language);
  const field = (name: string, key: string) => require(`${name}.${key}`, fieldIfAny(name, key));
  return {
    find: (key: FormWord, values: Values = {}) => fillTemplate(find(key), values),
    field,
    fieldIfAny,
    /** The message beside a field: its own for this problem, else the one for all fields. */
    problem(name: string, definition: Field, key: ProblemKey, value = "") {
      const text = fieldIfAny(name, `error.${key}`) ?? find(`message.${key}`);
      return fillTemplate(text, {
        label: field(name, "label"),
        meant: suggestedEmail(value) ?? "",
        ...limitsOf(definition, key),
        ...messageValues,
      });
    },
    /** The message about the whole form; some name the request, so that a visitor can report it. */
    message: (key: ProblemKey, requestId: string) =>
      fillTemplate(find(`message.${key}`), { reference: requestId, label: form }),
  };
}

/** Values of {min} and {max} in a message. Sizes of files are in megabytes. */
function limitsOf(field: Field, key: ProblemKey): Values {
  if (field.kind === "number") return { min: field.min, max: field.max };
  if (field.kind === "file")
    return { max: key === "file_too_big" ? field.maxBytes / 1_000_000 : field.maxFiles };
  if (!("maxLength" in field)) return {};
  const { minLength: min = 0, maxLinks = 0, maxLength } = field;
  return { min, max: key === "link_limit" ? maxLinks : maxLength };
}
