import type { Field, FieldValue, MessageKey } from "./field.ts";

/** A form as data; `fields` are in display order. */
export type Form<
  Name extends string = string,
  Fields extends Readonly<Record<string, Field>> = Readonly<Record<string, Field>>,
> = {
  readonly name: Name;
  readonly fields: Fields;
  /** Days after which the daily job erases submissions, of forms that are stored (all-forms.ts). */
  readonly keepDays?: number;
  /** Checks across fields, valid or not; null: no fault. A method, for bivariance: specific forms must be `Form`s. */
  rule?(input: FormInputOf<Fields>): { readonly [Name in keyof Fields]?: MessageKey | null };
};

type FormInputOf<Fields extends Readonly<Record<string, Field>>> = {
  readonly [Key in keyof Fields]: FieldValue<Fields[Key]>;
};

/** Fields of which at least one is required: an e-mail address, if optional, or a telephone number. */
export const reachableBy = ({ fields: { email, phone } }: Form): readonly string[] =>
  email?.required === false && phone ? ["email", "phone"] : [];

export type FormInput<F extends Form> = FormInputOf<F["fields"]>;

/** Validated values as stored; a file field is the number of its files. */
export type KeptFields = Readonly<Record<string, string | number | boolean | null>>;

export function defineForm<
  const Name extends string,
  const Fields extends Readonly<Record<string, Field>>,
  Kept extends Pick<Form, "keepDays">,
>(form: Form<Name, Fields> & Kept): Form<Name, Fields> & Pick<Kept, "keepDays"> {
  return form;
}

/**
 * Names of inputs that every form has. The honeypot is hidden and must stay empty. The idempotency key, made by the
 * page's script or by the server for an uncached page, prevents storing a resent form twice.
 */
export const controlNames = {
  honeypot: "homepage",
  idempotencyKey: "idempotency_key",
  /** The addresses that the visitor was asked about: sent once more, they are meant. */
  askedEmails: "asked_email",
} as const;

export const choice = <const Option extends string>(options: readonly Option[]) =>
  ({ kind: "select", required: true, options }) as const;

export const optional = <Of extends Field>(
  field: Of,
): Omit<Of, "required"> & { readonly required: false } => ({ ...field, required: false });

/** One line of text without web addresses, which may stay empty. */
export const line = (maxLength: number) =>
  ({ kind: "text", required: false, maxLength, maxLinks: 0 }) as const;

// No links in names: the confirmation e-mail greets by name, so spammers could mail their links to strangers through it.
export const fullName = {
  ...line(100),
  required: true,
  autocomplete: "name",
  isName: true,
} as const;

// 254: limit of an address (RFC 5321, 4.5.3.1.3).
export const email = {
  kind: "email",
  required: true,
  maxLength: 254,
  autocomplete: "email",
} as const;

export const emailIfAny = optional(email);

export const phone = {
  kind: "tel",
  required: false,
  maxLength: 30,
  autocomplete: "tel",
} as const;

export const sender = { name: fullName, email: emailIfAny, phone } as const;

export const organisation = { ...line(150), autocomplete: "organization" } as const;

export const place = line(120);

export const message = {
  kind: "textarea",
  required: true,
  maxLength: 4000,
  maxLinks: 5,
} as const;

export const optionalMessage = optional(message);
