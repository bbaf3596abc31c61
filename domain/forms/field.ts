/**
 * A form field as plain data: enough for a page to draw it and for `form-schema.ts` to
 * check it. Labels and messages are not here; a page looks them up as `form.<form>.<field>.label`
 * and by the message keys of `message-key.ts`.
 */

/** One line or several lines of text. Lengths are UTF-16 code units, as HTML's `maxlength` counts. */
export type TextField = {
  readonly kind: "text" | "email" | "tel" | "textarea";
  readonly required: boolean;
  readonly maxLength: number;
  readonly minLength?: number;
  /** HTML autofill token, so that a phone fills the field by itself. */
  readonly autocomplete?: string;
  /** Web addresses that the text may hold; no limit when absent. */
  readonly maxLinks?: number;
  /** A person's name, which e-mails carry to mailboxes: nothing in it may be read as an address. */
  readonly isName?: boolean;
  /** Typed by staff alone: a day that money came, or US dollars (`read-typed.ts`); or sent along unseen. */
  readonly format?: "day" | "dollars" | "unseen";
};

/** One of several fixed answers. Option labels are `form.<form>.<field>.<option>`. */
export type SelectField<Option extends string = string> = {
  readonly kind: "select";
  readonly required: boolean;
  readonly options: readonly Option[];
};

/** One box. When required it must be ticked (a consent, a statement of age). */
export type CheckboxField = { readonly kind: "checkbox"; readonly required: boolean };

/** A whole number within bounds, both included. */
export type NumberField = {
  readonly kind: "number";
  readonly required: boolean;
  readonly min: number;
  readonly max: number;
};

/** A day (`2026-05-18`), or a minute (`2026-05-18T10:30`) of office hours, on the clocks of Guatemala, not in the past. */
export type DateField = { readonly kind: "date" | "datetime"; readonly required: boolean };

/** Files under one name. Their content is looked at later, when the picture is re-encoded. */
export type FileField = {
  readonly kind: "file";
  readonly required: boolean;
  readonly maxFiles: number;
  /** Largest size of one file in bytes. */
  readonly maxBytes: number;
  /** Media types offered in the file picker; the browser's word is not trusted. */
  readonly accept: readonly string[];
};

export type Field = TextField | SelectField | CheckboxField | NumberField | DateField | FileField;

/** The value of a field once it is checked. Text left empty is `""`, a number left empty is `null`. */
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
