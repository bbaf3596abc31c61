/** Validation faults. A page shows `form.message.<key>`, which may use {max}, {min} and {label}, beside the field. */
export const messageKeys = [
  "required",
  "reach",
  "must_tick",
  "email",
  "phone",
  "too_long",
  "too_short",
  "no_links",
  "link_limit",
  "option",
  "number",
  "too_small",
  "too_big",
  "date",
  "in_past",
  "too_far",
  "office_hours",
  "same_time",
  "volunteer_stay",
  "invalid",
  "too_many_files",
  "file_too_big",
  "file_not_picture",
  "file_heic",
  "file_too_many_pixels",
  "file_png",
  "people_agreed",
  "too_many",
] as const;

export type MessageKey = (typeof messageKeys)[number];

/** Validation faults, and messages about a form as a whole; texts are `form.message.<key>`. */
export const problemKeys = [
  ...messageKeys,
  "unreadable",
  "unavailable",
  "too_large",
  "too_slow",
  /** No request with this reference and contact. */
  "request_unknown",
  "too_many_asked",
  /** The address is likely a slip, such as gmial.com. */
  "email_slip",
  /** Change of a gift's e-mail address. */
  "email_same",
  "email_too_late",
] as const;

/** Problems of a single field, with that field; the text is `form.<form>.<field>.error.<key>`. */
export const fieldProblems = {
  amount_unclear: "gift.custom",
  amount_least: "gift.custom",
  amount_raised: "gift.custom",
} as const;

export type ProblemKey = (typeof problemKeys)[number] | keyof typeof fieldProblems;

/**
 * A form field as data, from which pages render it and `form-schema.ts` validates it. Its label is
 * `form.<form>.<field>.label` in `content/ui.yaml`; messages have the keys of `messageKeys`.
 */

/** Lengths are UTF-16 code units, as in HTML's `maxlength`. */
export type TextField = {
  readonly kind: "text" | "email" | "tel" | "textarea";
  readonly required: boolean;
  readonly maxLength: number;
  readonly minLength?: number;
  /** HTML autofill token. */
  readonly autocomplete?: string;
  /** Maximum number of web addresses in the text; default: no limit. */
  readonly maxLinks?: number;
  /** A name that appears in e-mails: may contain nothing that mail programs turn into a link. */
  readonly isName?: boolean;
  /** Staff forms only: a past day or US dollars (`read-typed.ts`), or a hidden field. */
  readonly format?: "day" | "dollars" | "unseen";
};

/** Option labels are `form.<form>.<field>.<option>`. */
export type SelectField<Option extends string = string> = {
  readonly kind: "select";
  readonly required: boolean;
  readonly options: readonly Option[];
};

/** If required it must be ticked (a consent, a statement of age). */
export type CheckboxField = { readonly kind: "checkbox"; readonly required: boolean };

/** A whole number from `min` to `max`. */
export type NumberField = {
  readonly kind: "number";
  readonly required: boolean;
  readonly min: number;
  readonly max: number;
};

/** A day (`2026-05-18`), or a minute in office hours (`2026-05-18T10:30`), in Guatemala, not in the past. */
export type DateField = { readonly kind: "date" | "datetime"; readonly required: boolean };

/** Uploaded files; their content is checked by picture-head.ts. */
export type FileField = {
  readonly kind: "file";
  readonly required: false;
  readonly maxFiles: number;
  readonly maxBytes: number;
  /** Media types for the file picker; the sent type is not trusted. */
  readonly accept: readonly string[];
};

export type Field = TextField | SelectField | CheckboxField | NumberField | DateField | FileField;

/** Type of a validated value. Empty text is `""`, an empty number `null`. */
export type FieldValue<F extends Field> = F extends CheckboxField
  ? boolean
  : F extends FileField
    ? readonly File[]
    : F extends NumberField
      ? F["required"] extends true
        ? number
        : number | null
      : F extends SelectField<infer Option>
        ? F["required"] extends true
          ? Option
          : Option | ""
        : string;
