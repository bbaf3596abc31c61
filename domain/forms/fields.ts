import type { Field } from "./field.ts";

/** Fields that several forms share. */

/** Options of which one must be chosen. */
export const choice = <const Option extends string>(options: readonly Option[]) =>
  ({ kind: "select", required: true, options }) as const;

export const optional = <Of extends Field>(
  field: Of,
): Omit<Of, "required"> & { readonly required: false } => ({ ...field, required: false });

// No links in names: the confirmation e-mail greets by name, so spammers could mail their links to strangers through it.
export const fullName = {
  kind: "text",
  required: true,
  maxLength: 100,
  autocomplete: "name",
  maxLinks: 0,
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

export const organisation = {
  kind: "text",
  required: false,
  maxLength: 150,
  autocomplete: "organization",
  maxLinks: 0,
} as const;

export const place = {
  kind: "text",
  required: false,
  maxLength: 120,
  maxLinks: 0,
} as const;

export const message = {
  kind: "textarea",
  required: true,
  maxLength: 4000,
  maxLinks: 5,
} as const;

export const optionalMessage = optional(message);
