import type { RouterContextProvider } from "react-router";
import type { Field } from "#domain/forms/field.ts";
import { controlNames, type Form } from "#domain/forms/form.ts";
import type { PlainPage } from "#domain/addresses.ts";
import type {
  FieldViewModel,
  FormViewModel,
  ControlKind,
  FormProblems,
} from "#app/components/forms/form-view-model.ts";
import { formResult, type FormResult } from "./form-result.server.ts";
import { formLabels, type FormLabels } from "./form-labels.server.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { requestInfo } from "#app/services.server.ts";

type Context = Readonly<RouterContextProvider>;

type Options = {
  readonly language: Language;
  readonly context: Context;
  /** The page whose action answers it; of a page that is one of many, its address. */
  readonly page: PlainPage | `/${string}`;
  /** Values to start with, mostly of the page's address; one that the field cannot hold is left out. */
  readonly preset?: Readonly<Record<string, string | null>>;
  /** Values that messages of this form may name besides the bounds of their field: {least}. */
  readonly messageValues?: Readonly<Record<string, string>>;
};

/** More answers than these are a list, fewer are all in sight. */
const mostRadios = 4;

/**
 * A form in one language for `<FormView>`, with what was sent and what is wrong with it when it came
 * back in this request.
 */
export async function formViewModel(form: Form, options: Options): Promise<FormViewModel> {
  const { language, context, page, preset = {}, messageValues } = options;
  const labels = formLabels(form.name, language, messageValues);
  const given = context.get(formResult);
  const result = given?.form === form.name ? given : null;
  const values = result?.values ?? allowed(form, preset);
  const drawn = Object.entries(form.fields).map(([name, field]) =>
    fieldViewModel({
      name,
      field,
      value: values[name] ?? "",
      isOneOf: form.oneOf?.includes(name) ?? false,
      result,
      labels,
    }),
  );
  return {
    name: form.name,
    action: isAddress(page) ? page : addressOf(page, language),
    fields: inPairs(drawn),
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
    hidden: { form: form.name, ...(result?.hidden ?? freshControls(context)) },
    problems:
      result && Object.keys(result.errors).length > 0
        ? problemsOf(result, drawn, form, labels)
        : null,
  };
}

const isAddress = (page: Options["page"]): page is `/${string}` => page.startsWith("/");

/** A page's head; while a form of the page has come back, its title says so first. */
export function headWithProblems<Head extends { readonly title: string }>(
  head: Head,
  { language, context }: Pick<Options, "language" | "context">,
): Head {
  const result = context.get(formResult);
  if (!result || Object.keys(result.errors).length === 0) return head;
  return { ...head, title: `${formLabels(result.form, language).find("error")} ${head.title}` };
}

/** The idempotency key. A page for everybody has none: script adds it at the first touch of the form. */
const freshControls = (context: Context): Record<string, string> =>
  requestInfo(context).forEverybody ? {} : { [controlNames.idempotencyKey]: crypto.randomUUID() };

function allowed(form: Form, preset: NonNullable<Options["preset"]>): Record<string, string> {
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
  const inSight = field.kind === "select" && field.required && field.options.length <= mostRadios;
  return inSight ? "radios" : field.kind;
}

function fieldViewModel(of: {
  readonly name: string;
  readonly field: Field;
  readonly value: string;
  readonly isOneOf: boolean;
  readonly result: FormResult | null;
  readonly labels: FormLabels;
}): FieldViewModel {
  const { name, field, value, isOneOf, result, labels } = of;
  const kind = kindOf(field);
  const error = result?.errors[name];
  const options = field.kind === "select" && {
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
    mark: isOneOf ? "either" : field.required ? "required" : "optional",
    wide: false,
    value,
    hint: labels.fieldIfAny(name, "hint"),
    placeholder: labels.fieldIfAny(name, "placeholder"),
    autocomplete: "autocomplete" in field ? field.autocomplete : undefined,
    ...options,
    ...(field.kind === "file" && { accept: field.accept.join(","), multiple: field.maxFiles > 1 }),
    problem: error && labels.problem(name, field, error),
  };
}

const short = new Set<ControlKind>([
  "text",
  "email",
  "tel",
  "number",
  "select",
  "date",
  "datetime-local",
]);

/** Short fields stand two in a row; one that would stand alone takes the row. */
function inPairs(fields: readonly FieldViewModel[]): FieldViewModel[] {
  let place = 0;
  return fields.map((field, index) => {
    if (!short.has(field.kind)) {
      place = 0;
      return { ...field, wide: true };
    }
    const next = fields[index + 1];
    const isAlone = place % 2 === 0 && !(next && short.has(next.kind));
    place += 1;
    return { ...field, wide: isAlone };
  });
}

/** Faults that the visitor cannot mend in the fields. */
const notTheirs = new Set<string>([
  "unavailable",
  "unreadable",
  "too_many",
  "too_large",
  "too_slow",
]);

function hasFileField(form: Form): boolean {
  return Object.values(form.fields).some(({ kind }) => kind === "file");
}

function problemsOf(
  result: FormResult,
  fields: readonly FieldViewModel[],
  form: Form,
  labels: FormLabels,
): FormProblems {
  const items: { field: string | null; text: string }[] = fields.flatMap(({ name, problem }) =>
    problem ? [{ field: name, text: problem }] : [],
  );
  // Anything that belongs to no field of the form is said of the whole.
  const whole = Object.entries(result.errors).find(([name]) => !(name in form.fields))?.[1];
  if (whole) items.unshift({ field: null, text: labels.message(whole, result.requestId) });
  const title =
    whole && notTheirs.has(whole)
      ? labels.find("problem_ours")
      : labels.find(items.length === 1 ? "problem_one" : "problem_many", { count: items.length });
  const kept = [
    whole === "unreadable" ? "" : labels.find("kept"),
    result.hadFiles && hasFileField(form) ? labels.find("files_again") : "",
  ];
  return { title, items, kept: kept.filter(Boolean).join(" ") };
}
