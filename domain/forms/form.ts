import type { Field, FieldValue } from "./field.ts";
import type { MessageKey } from "./message-key.ts";

/** A form as data. The order of `fields` is the order on the page. */
export type Form<
  Name extends string = string,
  Fields extends Readonly<Record<string, Field>> = Readonly<Record<string, Field>>,
> = {
  readonly name: Name;
  readonly fields: Fields;
  /** Days after which the daily job erases what came in by this form. */
  readonly keepDays: number;
  /** Fields of which one is enough: whoever leaves only a telephone number is called. */
  readonly oneOf?: readonly string[];
  /** A check that needs more than one field: the field to mark and the message, or nothing. */
  // Declared as a method so that a form with particular fields still is a `Form`.
  rule?(input: FormInputOf<Fields>): readonly [field: string, key: MessageKey] | null;
};

type FormInputOf<Fields extends Readonly<Record<string, Field>>> = {
  readonly [Key in keyof Fields]: FieldValue<Fields[Key]>;
};

/** The checked content of a form, typed by its fields. */
export type FormInput<F extends Form> = FormInputOf<F["fields"]>;

/** A form's checked fields as they are kept: files are left out and lie beside it. */
export type KeptFields = Readonly<Record<string, string | number | boolean | null>>;

/** Keeps the literal types of a form's name, fields and options. */
export function defineForm<
  const Name extends string,
  const Fields extends Readonly<Record<string, Field>>,
>(form: Form<Name, Fields>): Form<Name, Fields> {
  return form;
}

/**
 * Two inputs that every form carries beside its own fields, by their names in the page. The honeypot is hidden from
 * people and must stay empty; the idempotency key is made by the page's script, or by the server for a page that is
 * drawn for one visitor, so that a resent form is not kept twice.
 */
export const controlNames = {
  honeypot: "homepage",
  idempotencyKey: "idempotency_key",
} as const;
