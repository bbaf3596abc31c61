import type { Field } from "#domain/forms/field.ts";

/** A form in one language for `<FormView>`; made in a page's loader by `formViewModel` (app/forms/). */
export type FormViewModel = {
  readonly name: string;
  /** Address that the form is posted to. */
  readonly action: string;
  readonly fields: readonly FieldViewModel[];
  readonly send: string;
  readonly sending: string;
  /** A line below the button; the privacy link follows it. */
  readonly note: string;
  readonly privacy: { readonly label: string; readonly href: string };
  readonly words: {
    readonly required: string;
    readonly optional: string;
    /** Marks fields of which only one must be filled in. */
    readonly either: string;
    readonly error: string;
    /** Template of `OwnClock`. */
    readonly ownClock: string;
  };
  /** The hidden field that only bots fill in; its label is for browsers without CSS. */
  readonly honeypot: { readonly name: string; readonly label: string };
  /** Name of the idempotency key's input; app/boot/controls/forms.ts adds it where `hidden` has none. */
  readonly idempotencyKey: string;
  /** Values of hidden inputs by name; the idempotency key is among them on uncached pages only. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly problems: FormProblems | null;
};

export type FieldViewModel = {
  readonly name: string;
  readonly kind: ControlKind;
  readonly label: string;
  readonly required: boolean;
  readonly mark: "required" | "optional" | "either";
  /** Takes the whole width of the form. */
  readonly wide: boolean;
  /** As submitted, or preset by the page's query. `on` for a ticked box. */
  readonly value: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string | undefined;
  /** HTML autofill token. */
  readonly autocomplete?: string | undefined;
  /** Choices of a select or of radio buttons; suggestions (datalist) for a text field. */
  readonly options?: readonly FieldOption[] | undefined;
  readonly accept?: string | undefined;
  readonly multiple?: boolean | undefined;
  readonly problem?: string | undefined;
};

export type FieldOption = {
  readonly value: string;
  readonly label: string;
  /** Label of its `<optgroup>`. */
  readonly group?: string;
};

export type ControlKind = Exclude<Field["kind"], "datetime"> | "datetime-local" | "radios";

export type FormProblems = {
  readonly title: string;
  /** `field` is null for an error of the whole form. */
  readonly items: readonly { readonly field: string | null; readonly text: string }[];
  /** Says that the input has been kept. */
  readonly kept: string;
};

/** The `id` of a field's first control. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field}`;
}
