import { email, fullName } from "#domain/forms/fields.ts";
import { defineForm, type FormInput } from "#domain/forms/form.ts";
import { intervals, type Dedication, type GiftChoice } from "./gift.ts";
import type { GiftRequest } from "./begin-gift.ts";

const line = { kind: "text", required: false, maxLength: 100, maxLinks: 0 } as const;

/**
 * A gift by card (specification 2 'Donation'). What is sent here is kept by giving, not as a
 * submission. The amount's text is read by the page's language: `parseDollars`.
 */
export const giftForm = defineForm({
  name: "gift",
  keepDays: 0,
  fields: {
    type: { kind: "select", required: true, options: intervals },
    amount_once: { ...line, maxLength: 20 },
    amount_monthly: { ...line, maxLength: 20 },
    amount_yearly: { ...line, maxLength: 20 },
    custom: { ...line, maxLength: 40 },
    /** Cents of the typed amount that were read back to the donor. */
    seen: { ...line, maxLength: 12 },
    email,
    /** The donor keeps an address that looks like a slip, or takes what was probably meant. */
    email_kept: { kind: "checkbox", required: false },
    email_fix: { kind: "checkbox", required: false },
    name: { ...fullName, required: false },
    for: { ...line, maxLength: 60 },
    cover_fee: { kind: "checkbox", required: false },
    dedication: { kind: "select", required: false, options: ["honour", "memory"] },
    dedication_name: { ...line, isName: true },
    dedication_message: { kind: "textarea", required: false, maxLength: 1000, maxLinks: 0 },
    dedication_email: { kind: "email", required: false, maxLength: 254 },
    dedication_on: { kind: "date", required: false },
    display_name: { ...line, maxLength: 60, isName: true },
    employer: line,
    /** One reminder if the gift is not finished. */
    remind: { kind: "checkbox", required: false },
  },
  rule({ dedication, dedication_name, dedication_message, dedication_email, dedication_on }) {
    const isMeant = [dedication_name, dedication_message, dedication_email].some(Boolean);
    if (dedication === "") return isMeant ? ["dedication", "required"] : null;
    if (dedication_name === "") return ["dedication_name", "required"];
    if (dedication_on !== "" && dedication_email === "") return ["dedication_email", "required"];
    return null;
  },
});

type Input = FormInput<typeof giftForm>;

/** The form's part of a gift as it is kept; amount and purpose are read elsewhere, by the language. */
export function givenBy(
  input: Input,
): Omit<GiftRequest, "interval" | "giftCents" | "designation" | "language" | "backPath"> {
  return {
    email: input.email,
    name: input.name,
    displayName: input.display_name || null,
    employer: input.employer || null,
    coversFee: input.cover_fee,
    wantsReminder: input.remind,
    dedication: dedicationOf(input),
  };
}

/** The person and what they added, as the form is filled in with it again; the inverse of `givenBy`. */
export function fieldsOf(
  { email, name, displayName, employer, dedication }: GiftChoice,
  wantsReminder: boolean,
): Readonly<Record<string, string | null>> {
  return {
    email,
    name,
    display_name: displayName,
    employer,
    dedication: dedication?.kind ?? null,
    dedication_name: dedication?.name ?? null,
    dedication_message: dedication?.message ?? null,
    dedication_email: dedication?.letter?.email ?? null,
    dedication_on: dedication?.letter?.on ?? null,
    remind: wantsReminder ? "on" : null,
  };
}

/** In whose honour or memory the gift is; null when nothing of it was filled in. */
function dedicationOf(input: Input): Dedication | null {
  const { dedication: kind, dedication_email: email } = input;
  if (kind === "") return null;
  return {
    kind,
    name: input.dedication_name,
    message: input.dedication_message,
    letter: email === "" ? null : { email, on: input.dedication_on || null },
  };
}

/** Another address for the mails about a gift, on its page. */
export const giftEmailForm = defineForm({ name: "gift-email", keepDays: 0, fields: { email } });

/** Asks for the links to recurring gifts and receipts under an address. */
export const giftLinksForm = defineForm({ name: "gift-links", keepDays: 0, fields: { email } });
