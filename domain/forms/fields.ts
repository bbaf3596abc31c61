/** Fields that several forms share, written once. */

// 'no_links' on names: a name is greeted in the e-mail to the visitor, and a stranger could
// otherwise have our e-mails carry an address of his to somebody else's mailbox.
export const fullName = {
  kind: "text",
  required: true,
  maxLength: 100,
  autocomplete: "name",
  maxLinks: 0,
  isName: true,
} as const;

// 254 is the longest address that mail can carry (RFC 5321, 4.5.3.1.3).
export const email = {
  kind: "email",
  required: true,
  maxLength: 254,
  autocomplete: "email",
} as const;

/** An e-mail address or a telephone number is enough (`oneOf` of the form). */
export const reachableBy = ["email", "phone"] as const;
export const emailIfAny = { ...email, required: false } as const;

export const phone = {
  kind: "tel",
  required: false,
  maxLength: 30,
  autocomplete: "tel",
} as const;

/** The person who sends a form: with `oneOf: reachableBy`, an address or a number is enough. */
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

export const optionalMessage = { ...message, required: false } as const;
