import { z } from "zod";
import { guatemalaMinute } from "#domain/clock.ts";
import type { DateField, Field, FileField, NumberField, TextField, MessageKey } from "./field.ts";
import type { Form, FormInput } from "./form.ts";
import { looksLikeAddress } from "./name-address.ts";

// The pattern of <input type=email> (HTML standard), but the domain needs a dot.
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
export const isEmail = (text: string): boolean => text.length <= 254 && emailPattern.test(text);
// A scheme, or a host name followed by a path; a bare dot is often just a missing space.
const linkPattern =
  /(?:https?:\/\/|\bwww\.|<a\s|\[url|(?<![\w./-])[\w-]+(?:\.[\w-]+)*\.[a-z]{2,24}\/)/gi;
const phonePattern = /^[+(]?[\d\s().+/-]*(?:\s?(?:x|ext\.?)\s?\d{1,6})?$/i;
const farthestYears = 5;

function countLinks(text: string): number {
  return text.match(linkPattern)?.length ?? 0;
}

// Schemas are cached per form and minute (date checks depend on it): building costs more than checking.
const built = new WeakMap<Form, { minute: string; schema: z.ZodType }>();

/** The zod schema of a form's fields; its messages are `MessageKey`s. @param now decides which times are past */
export function formSchema<F extends Form>(form: F, now: Date): z.ZodType<FormInput<F>> {
  const minute = guatemalaMinute(now).replace(" ", "T");
  const known = built.get(form);
  const schema = known?.minute === minute ? known.schema : buildSchema(form, minute);
  built.set(form, { minute, schema });
  // Schema and type derive from the same fields, which TypeScript cannot infer.
  return schema as z.ZodType<FormInput<F>>;
}

function buildSchema(form: Form, minute: string): z.ZodType {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(form.fields)) shape[name] = fieldSchema(field, minute);
  return z.strictObject(shape);
}

function fieldSchema(field: Field, minute: string): z.ZodType {
  switch (field.kind) {
    case "checkbox":
      return field.required ? z.literal(true, key("must_tick")) : z.boolean(key("invalid"));
    case "select":
      return typed(field, z.enum(field.options, key("option")));
    case "number":
      return typed(field, wholeNumber(field), null);
    case "date":
    case "datetime":
      return typed(field, dateText(field, minute));
    case "file":
      return files(field);
    default:
      return typed(field, plainText(field));
  }
}

/** Applies the schema to what was typed or chosen. An optional field may be left empty: "" becomes `empty`. */
function typed(
  { required }: Pick<Field, "required">,
  checked: z.ZodType<unknown, string>,
  empty: "" | null = "",
): z.ZodType {
  if (required) return z.string(key("invalid")).min(1, stop("required")).pipe(checked);
  return z
    .preprocess((value) => (value === "" ? undefined : value), checked.optional())
    .transform((value) => value ?? empty);
}

function plainText(field: TextField): z.ZodString {
  let schema = z.string(key("invalid")).max(field.maxLength, stop("too_long"));
  if (field.minLength) schema = schema.min(field.minLength, key("too_short"));
  if (field.kind === "email") schema = schema.regex(emailPattern, key("email"));
  if (field.kind === "tel") schema = schema.refine(isPhone, key("phone"));
  const { maxLinks } = field;
  if (maxLinks !== undefined) {
    schema = schema.refine(
      (value) => countLinks(value) <= maxLinks,
      key(maxLinks === 0 ? "no_links" : "link_limit"),
    );
  }
  if (field.isName) schema = schema.refine((value) => !looksLikeAddress(value), key("no_links"));
  return schema;
}

/** Numbers of Guatemala have eight digits, with its code eleven; of other countries, shorter ones exist. */
function isPhone(value: string): boolean {
  const hasCode = /^\s*\(?\s*(?:\+|00)/.test(value);
  const digits = value
    .replace(/(?:x|ext).*$/i, "")
    .replace(/\D/g, "")
    .replace(/^00/, "");
  const least = !hasCode ? 8 : digits.startsWith("502") ? 11 : 7;
  return phonePattern.test(value) && digits.length >= least && digits.length <= 15;
}

function wholeNumber(field: NumberField): z.ZodType<number, string> {
  return z
    .string(key("invalid"))
    .regex(/^\d{1,9}$/, stop("number"))
    .transform(Number)
    .pipe(z.int(key("number")).min(field.min, key("too_small")).max(field.max, key("too_big")));
}

function dateText(field: DateField, minute: string): z.ZodType<string, string> {
  const format =
    field.kind === "date"
      ? z.iso.date(stop("date"))
      : z.iso
          .datetime({ local: true, offset: false, precision: -1, ...stop("date") })
          // `local` allows a time without zone; the length excludes one with.
          .length("2026-05-18T10:30".length, stop("date"));
  const inHours = (value: string) => field.kind === "date" || isInOfficeHours(value);
  const farthest = `${Number(minute.slice(0, 4)) + farthestYears}${minute.slice(4, 10)}`;
  return format
    .refine((value) => value >= minute.slice(0, value.length), stop("in_past"))
    .refine((value) => value.slice(0, 10) <= farthest, stop("too_far"))
    .refine(inHours, key("office_hours"));
}

/** Specification 9: Monday to Friday, 9 AM to 6 PM, as `office_hours` in content/facts.yaml says. */
function isInOfficeHours(minute: string): boolean {
  const weekday = new Date(`${minute}Z`).getUTCDay();
  const hour = Number(minute.slice(11, 13));
  return weekday >= 1 && weekday <= 5 && hour >= 9 && hour < 18;
}

function files(field: FileField): z.ZodType {
  const one = z
    .instanceof(File, key("invalid"))
    .refine((file) => file.size <= field.maxBytes, key("file_too_big"))
    // The type is the name's, and judgeHead looks inside; but beside other faults the file would be chosen again in vain.
    .refine(({ type }) => !/hei[cf]$/.test(type), key("file_heic"))
    .refine(({ type }) => !/^(?:video|audio|text)|pdf$/.test(type), key("file_not_picture"));
  return z.array(one).max(field.maxFiles, stop("too_many_files"));
}

function key(error: MessageKey): { error: MessageKey } {
  return { error };
}

/** Like `key`, but skips later checks of the field. */
function stop(error: MessageKey): { error: MessageKey; abort: true } {
  return { error, abort: true };
}
