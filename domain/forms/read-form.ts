import { type Field, messageKeys, type MessageKey } from "./field.ts";
import { formSchema } from "./form-schema.ts";
import { controlNames, reachableBy, type Form, type FormInput } from "./form.ts";

export type Control = Readonly<ReturnType<typeof readControl>>;

export type Sent<F extends Form> = {
  readonly ok: true;
  readonly input: FormInput<F>;
  readonly values: Values;
  readonly control: Control;
};

/** Values for the form's inputs, to show it again: a ticked box is `on`, and files cannot be put back. */
export type Values = Readonly<Record<string, string>>;

/** An invalid form, to show again with status 422. */
export type Refused = {
  readonly ok: false;
  readonly values: Values;
  /** By field name, or `form` for the whole form. */
  readonly errors: Readonly<Record<string, MessageKey>>;
};

/**
 * Validates a submitted form. Never throws: wrong types, missing or repeated names and huge values give `ok: false`;
 * unknown names are ignored.
 * @param now decides which dates are past
 */
export function readForm<F extends Form>(
  data: FormData,
  form: F,
  now: Date = new Date(),
): Sent<F> | Refused {
  const raw: Record<string, unknown> = {};
  const values: Record<string, string> = {};
  for (const [name, field] of Object.entries(form.fields)) {
    const sent = data.getAll(name);
    raw[name] = rawValue(sent, field);
    values[name] = raw[name] === true ? "on" : shownValue(sent, field);
  }
  const parsed = formSchema(form, now).safeParse(raw);
  const issues = parsed.success ? [] : parsed.error.issues;
  // Rules look at texts, choices and files, whose values are those of `raw`; so all faults are shown in one round.
  const broken = form.rule?.(raw as FormInput<Form>);
  const found = { ...broken, ...firstErrors(issues), ...unreachable(form, raw) };
  const errors = inOrder(form, found);
  if (!parsed.success || Object.keys(errors).length > 0) return { ok: false, values, errors };
  return { ok: true, input: parsed.data, values, control: readControl(data) };
}

/** Normalizes a text: NFC, `\n` line breaks, no control characters. */
function cleanText(text: string, multiline: boolean): string {
  // At most 30 combining marks on a letter (Unicode Standard Annex 15, 13): normalizing 60,000 takes seconds.
  const stacked = text.toWellFormed().replace(/(\p{M}{30})\p{M}+/gu, "$1");
  const oneBreak = stacked.normalize("NFC").replace(/\r\n?/g, "\n");
  const lines = multiline ? oneBreak : oneBreak.replace(/[\n\t]+/g, " ");
  // Control characters but tab and line break (PostgreSQL rejects NUL), and bidirectional overrides, which disguise text.
  return lines.replace(/(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/gu, "").trim();
}

function rawValue(sent: readonly FormDataEntryValue[], field: Field): unknown {
  if (field.kind === "file") return sent.filter((entry) => !isEmptyFile(entry));
  // Browsers send each name once; a repeated one is invalid.
  if (sent.length > 1) return null;
  const entry = sent[0];
  if (field.kind === "checkbox")
    return entry === undefined ? false : ["on", "true", "1"].includes(String(entry)) || null;
  if (entry === undefined) return "";
  return typeof entry === "string" ? textIn(entry, field) : null;
}

/** An empty file input is sent as a nameless file of 0 bytes, or as "". */
function isEmptyFile(entry: FormDataEntryValue): boolean {
  return typeof entry === "string" ? entry === "" : entry.size === 0 && entry.name === "";
}

function shownValue(sent: readonly FormDataEntryValue[], field: Field): string {
  const entry = sent[0];
  if (field.kind === "file" || typeof entry !== "string") return "";
  return textIn(entry, field);
}

const textIn = (entry: string, field: Field) => cleanText(entry, field.kind === "textarea");

function unreachable(form: Form, raw: Record<string, unknown>): Record<string, MessageKey> {
  const ways = reachableBy(form);
  // One is enough, so that it is one error, shown at the first.
  return ways[0] && ways.every((name) => raw[name] === "") ? { [ways[0]]: "reach" } : {};
}

function inOrder(form: Form, errors: Readonly<Record<string, MessageKey | null | undefined>>) {
  return Object.fromEntries(
    ["form", ...Object.keys(form.fields)].flatMap((name) => {
      const key = errors[name];
      return key ? [[name, key]] : [];
    }),
  );
}

function firstErrors(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const errors: Record<string, MessageKey> = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? "form");
    errors[field] ??= messageKeys.find((known) => known === issue.message) ?? "invalid";
  }
  return errors;
}

export function readControl(data: FormData) {
  const [honeypot, key] = [data.get(controlNames.honeypot), data.get(controlNames.idempotencyKey)];
  return {
    isHoneypotFilled: honeypot !== null && honeypot !== "",
    idempotencyKey: typeof key === "string" && key !== "" ? key.slice(0, 200) : null,
  };
}
