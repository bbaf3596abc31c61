/** A form in one language, ready for `<FormView>`; a page's loader makes it with `formViewModel`. */
export type FormViewModel = {
  readonly name: string;
  /** Address it is sent to, in the page's language. */
  readonly action: string;
  readonly fields: readonly FieldViewModel[];
  readonly send: string;
  readonly sending: string;
  /** A line under the button, and the link that follows it. */
  readonly note: string;
  readonly privacy: { readonly label: string; readonly href: string };
  readonly words: {
    readonly required: string;
    readonly optional: string;
    /** The mark of fields of which one is enough. */
    readonly either: string;
    readonly error: string;
    /** The chosen hour on both clocks, beside a field for day and hour. */
    readonly ownClock: string;
  };
  /** The hidden field that only programs fill in; its label is for browsers without styles. */
  readonly honeypot: { readonly name: string; readonly label: string };
  /** Name of the input that tells one attempt to send it from another. */
  readonly idempotencyKey: string;
  /** Hidden inputs beside it, by name; the idempotency key only on pages drawn for one visitor. */
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
  /** As it was sent, or as the page's address sets it. A ticked box holds `on`. */
  readonly value: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string | undefined;
  /** HTML autofill token. */
  readonly autocomplete?: string | undefined;
  /** Choices of a list or of radio buttons; for a line of text, suggestions while it is typed. */
  readonly options?: readonly FieldOption[] | undefined;
  readonly accept?: string | undefined;
  readonly multiple?: boolean | undefined;
  readonly problem?: string | undefined;
};

export type FieldOption = {
  readonly value: string;
  readonly label: string;
  /** Its heading in a long list. */
  readonly group?: string;
};

export type ControlKind =
  | "text"
  | "email"
  | "tel"
  | "number"
  | "textarea"
  | "select"
  | "radios"
  | "checkbox"
  | "date"
  | "datetime-local"
  | "file";

export type FormProblems = {
  readonly title: string;
  /** Each with the field it belongs to; null when it concerns the whole form. */
  readonly items: readonly { readonly field: string | null; readonly text: string }[];
  /** Says that nothing written is lost. */
  readonly kept: string;
};

/** The id of a field's first control: where its label and the summary lead. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field}`;
}
