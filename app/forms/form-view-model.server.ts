import {
  isOne,
  addressOf,
  englishPathOf,
  languageOf,
  type Language,
} from "#domain/language/language.ts";
import type { Field } from "#domain/forms/field.ts";
import { controlNames, reachableBy, type Form } from "#domain/forms/form.ts";
import { pageAt, parametersRead, type PlainPage } from "#domain/addresses.ts";
import { formResult, statuses, type FormResult } from "./form-action.server.ts";
import { formLabels, type FormLabels } from "./form-labels.server.ts";
import { requestInfo, type RequestArgs } from "#app/services.server.ts";

export type Options = {
  /** The page whose action receives the form, if it is not the page that shows it. */
  readonly page?: PlainPage;
  /** Initial values, by default of the query parameters that the page reads; one that the field does not allow is ignored. */
  readonly preset?: Readonly<Record<string, string | null>>;
  /** Values for placeholders in this form's messages, besides the limits of the field: {least}. */
  readonly messageValues?: Readonly<Record<string, string>>;
  /** Gives the form an idempotency key: equal input from another page is something else. */
  readonly isKeyed?: boolean;
};

type FieldOption = { readonly value: string; readonly label: string; readonly group?: string };

type ControlKind = Exclude<Field["kind"], "datetime"> | "datetime-local" | "radios";

export type FormViewModel = ReturnType<typeof formViewModel>;
export type FieldViewModel = FormViewModel["fields"][number];

/** Up to this many answers are radio buttons, more are a drop-down list. */
const mostRadios = 4;

/**
 * The props of `<FormView>` in the language of the page. If this form was sent and rejected in this request, they
 * carry the sent values and the problems.
 */
export function formViewModel(
  form: Form,
  { url, context }: RequestArgs,
  { page, preset = parametersOf(url), messageValues, isKeyed }: Options = {},
) {
  const language = languageOf(url.pathname);
  const rejected = context.get(formResult);
  const result = rejected?.form === form.name ? rejected : null;
  const values = result?.values ?? allowedPreset(form, preset);
  const labels = formLabels(form.name, language, messageValues);
  const fields = Object.entries(form.fields).map(([name, field]) => {
    const error = result?.errors[name];
    const isOneOf = reachableBy(form).includes(name);
    // Beside the field: who reads only there would send the form without the pictures.
    const isLost = field.kind === "file" && result?.hadFiles;
    const problems = [
      error && labels.problem(name, field, error, values[name]),
      isLost && labels.find("files_again"),
    ];
    const mark = isOneOf ? "either" : field.required ? "required" : "optional";
    return {
      ...describeField(name, field, labels),
      /** `either`: only one of the fields with this mark must be filled in. */
      mark: mark as typeof mark,
      /** As sent, or preset by the page's query. `on` for a ticked box. */
      value: values[name] ?? "",
      problem: problems.filter(Boolean).join(" "),
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
    /** The hidden field that only bots fill in; its label is for browsers without CSS. */
    honeypot: { name: controlNames.honeypot, label: labels.find("honeypot") },
    /** Name of the idempotency key's input; app/boot/controls/forms.ts adds it where `hidden` has none. "": no key. */
    idempotencyKey: isKeyed ? controlNames.idempotencyKey : "",
    hidden: {
      form: form.name,
      ...(isKeyed && idempotencyInput(result, context)),
      ...(result?.askedEmails && { [controlNames.askedEmails]: result.askedEmails }),
    },
    /** An item without a field is a problem of the whole form; `kept` says that the input is. */
    problems:
      result && Object.keys(result.errors).length > 0
        ? problemsOf(result, fields, form, labels, language)
        : null,
  };
}

function parametersOf({ pathname, searchParams }: URL) {
  const page = pageAt(englishPathOf(pathname));
  const names = (page && parametersRead[page]) ?? [];
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name)]));
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
  const options: readonly FieldOption[] | undefined =
    field.kind === "select"
      ? [
          ...(kind === "select" ? [{ value: "", label: labels.find("choose") }] : []),
          ...field.options.map((option) => ({ value: option, label: labels.field(name, option) })),
        ]
      : undefined;
  return {
    name,
    kind,
    label: labels.field(name, "label"),
    required: field.required,
    hint: labels.fieldIfAny(name, "hint"),
    placeholder: labels.fieldIfAny(name, "placeholder"),
    autocomplete: "autocomplete" in field ? field.autocomplete : undefined,
    options,
    files: field.kind === "file" && {
      accept: field.accept.join(","),
      multiple: field.maxFiles > 1,
      /** For app/boot/controls/forms.ts. */
      "data-most": JSON.stringify([field.maxFiles, field.maxBytes]),
    },
  };
}

const long = new Set<ControlKind>(["textarea", "radios", "checkbox", "file"]);

/** Short fields are laid out two in a row; one without a partner is as wide as the form. */
function inPairs<F extends { kind: ControlKind }>(fields: readonly F[]) {
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

function problemsOf(
  result: FormResult,
  fields: readonly { name: string; problem: string }[],
  form: Form,
  labels: FormLabels,
  language: Language,
) {
  const items: { field: string | null; text: string }[] = fields.flatMap(({ name, problem }) =>
    problem ? [{ field: name, text: problem }] : [],
  );
  const whole = Object.entries(result.errors).find(([name]) => !(name in form.fields))?.[1];
  if (whole) items.unshift({ field: null, text: labels.message(whole, result.requestId) });
  const title =
    whole && Object.hasOwn(statuses, whole)
      ? labels.find("problem_ours")
      : labels.find(isOne(items.length, language) ? "problem_one" : "problem_many", {
          count: items.length,
        });
  return { title, items, kept: whole === "unreadable" ? "" : labels.find("kept") };
}
