import { isOne } from "#domain/language/fill-template.ts";
import type { Field } from "#domain/forms/field.ts";
import { controlNames, reachableBy, type Form } from "#domain/forms/form.ts";
import type { PlainPage } from "#domain/addresses.ts";
import type {
  FieldViewModel,
  FormViewModel,
  ControlKind,
  FormProblems,
} from "#app/components/forms/form-view-model.ts";
import { formResult, type FormResult } from "./form-result.server.ts";
import { formLabels, type FormLabels } from "./form-labels.server.ts";
import { addressOf, languageOf, type Language } from "#domain/language/language.ts";
import { requestInfo, type RequestArgs } from "#app/services.server.ts";

type Options = {
  /** The page whose action receives the form, if it is not the page that shows it. */
  readonly page?: PlainPage;
  /** Initial values, mostly from the query; a value that the field does not allow is ignored. */
  readonly preset?: Readonly<Record<string, string | null>>;
  /** Values for placeholders in this form's messages, besides the limits of the field: {least}. */
  readonly messageValues?: Readonly<Record<string, string>>;
};

/** Up to this many answers are radio buttons, more are a drop-down list. */
const mostRadios = 4;

/**
 * The props of `<FormView>` in the language of the page. If this form was sent and rejected in this request, they
 * carry the sent values and the problems.
 */
export function formViewModel(
  form: Form,
  { url, context }: RequestArgs,
  { page, preset = {}, messageValues }: Options = {},
): FormViewModel {
  const language = languageOf(url.pathname);
  const labels = formLabels(form.name, language, messageValues);
  const rejected = context.get(formResult);
  const result = rejected?.form === form.name ? rejected : null;
  const values = result?.values ?? allowedPreset(form, preset);
  const fields = Object.entries(form.fields).map(([name, field]): FieldViewModel => {
    const error = result?.errors[name];
    const isOneOf = reachableBy(form).includes(name);
    return {
      ...describeField(name, field, labels),
      mark: isOneOf ? "either" : field.required ? "required" : "optional",
      value: values[name] ?? "",
      problem: error && labels.problem(name, field, error),
    };
  });
  return {
    name: form.name,
    action: page ? addressOf(page, language) : url.pathname,
    fields: inPairs(fields),
    send: labels.find("send"),
    sending: labels.find("sending"),
    note: labels.find("note"),
    privacy: { label: labels.find("privacy"), href: addressOf("privacyPolicy", language) },
    words: {
      required: labels.find("required"),
      optional: labels.find("optional"),
      either: labels.find("either"),
      error: labels.find("error"),
      ownClock: labels.find("own_clock"),
    },
    honeypot: { name: controlNames.honeypot, label: labels.find("honeypot") },
    idempotencyKey: controlNames.idempotencyKey,
    hidden: { form: form.name, ...idempotencyInput(result, context) },
    problems:
      result && Object.keys(result.errors).length > 0
        ? problemsOf(result, fields, form, labels, language)
        : null,
  };
}

/**
 * The hidden input with the idempotency key: the rejected form's own, else a new one. A cached page has none,
 * because all its visitors would share it; there script adds one when the form is first touched.
 */
function idempotencyInput(
  result: FormResult | null,
  context: RequestArgs["context"],
): Record<string, string> {
  const isCached = requestInfo(context).forEverybody;
  const key = result ? result.idempotencyKey : isCached ? null : crypto.randomUUID();
  return key ? { [controlNames.idempotencyKey]: key } : {};
}

function allowedPreset(form: Form, preset: NonNullable<Options["preset"]>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, field] of Object.entries(form.fields)) {
    const value = preset[name];
    if (!value) continue;
    if (field.kind === "select" && !field.options.includes(value)) continue;
    if ("maxLength" in field && value.length > field.maxLength) continue;
    values[name] = value;
  }
  return values;
}

function kindOf(field: Field): ControlKind {
  if (field.kind === "datetime") return "datetime-local";
  const isShort = field.kind === "select" && field.required && field.options.length <= mostRadios;
  return isShort ? "radios" : field.kind;
}

/** The parts of a field that are the same in every request. */
function describeField(name: string, field: Field, labels: FormLabels) {
  const kind = kindOf(field);
  const choices = field.kind === "select" && {
    options: [
      ...(kind === "select" ? [{ value: "", label: labels.find("choose") }] : []),
      ...field.options.map((option) => ({ value: option, label: labels.field(name, option) })),
    ],
  };
  return {
    name,
    kind,
    label: labels.field(name, "label"),
    required: field.required,
    wide: false,
    hint: labels.fieldIfAny(name, "hint"),
    placeholder: labels.fieldIfAny(name, "placeholder"),
    autocomplete: "autocomplete" in field ? field.autocomplete : undefined,
    ...choices,
    ...(field.kind === "file" && { accept: field.accept.join(","), multiple: field.maxFiles > 1 }),
  };
}

const long = new Set<ControlKind>(["textarea", "radios", "checkbox", "file"]);

/** Short fields are laid out two in a row; one without a partner is as wide as the form. */
function inPairs(fields: readonly FieldViewModel[]): FieldViewModel[] {
  let column = 0;
  return fields.map((field, index) => {
    if (long.has(field.kind)) {
      column = 0;
      return { ...field, wide: true };
    }
    const next = fields[index + 1];
    const isAlone = column % 2 === 0 && (!next || long.has(next.kind));
    column += 1;
    return { ...field, wide: isAlone };
  });
}

/** Problems that no field causes: the summary has another title. */
const ourProblems = new Set<string>([
  "unavailable",
  "unreadable",
  "too_many",
  "too_large",
  "too_slow",
]);

function problemsOf(
  result: FormResult,
  fields: readonly FieldViewModel[],
  form: Form,
  labels: FormLabels,
  language: Language,
): FormProblems {
  const items: { field: string | null; text: string }[] = fields.flatMap(({ name, problem }) =>
    problem ? [{ field: name, text: problem }] : [],
  );
  // An error under a name that is no field of the form is a problem of the whole form.
  const whole = Object.entries(result.errors).find(([name]) => !(name in form.fields))?.[1];
  if (whole) items.unshift({ field: null, text: labels.message(whole, result.requestId) });
  const title =
    whole && ourProblems.has(whole)
      ? labels.find("problem_ours")
      : labels.find(isOne(items.length, language) ? "problem_one" : "problem_many", {
          count: items.length,
        });
  const hasFiles = Object.values(form.fields).some(({ kind }) => kind === "file");
  const kept = [
    whole === "unreadable" ? "" : labels.find("kept"),
    result.hadFiles && hasFiles ? labels.find("files_again") : "",
  ];
  return { title, items, kept: kept.filter(Boolean).join(" ") };
}
