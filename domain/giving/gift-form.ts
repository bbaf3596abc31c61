import { email, fullName, defineForm, line, type FormInput } from "#domain/forms/form.ts";
import { intervals, type Dedication, type GiftChoice } from "./gift.ts";

/** A gift by card (specification 2 'Donation'); stored as a gift, not as a submission. */
export const giftForm = defineForm({
  name: "gift",
  fields: {
    type: { kind: "select", required: true, options: intervals },
    amount_once: line(20),
    amount_monthly: line(20),
    amount_yearly: line(20),
    custom: line(20),
    /** The typed amount in cents, as it was read back to the donor. */
    seen: line(12),
    email,
    name: { ...fullName, required: false },
    for: line(60),
    cover_fee: { kind: "checkbox", required: false },
    dedication: { kind: "select", required: false, options: ["honour", "memory"] },
    dedication_name: { ...line(100), isName: true },
    dedication_message: { kind: "textarea", required: false, maxLength: 1000, maxLinks: 0 },
    dedication_email: { kind: "email", required: false, maxLength: 254 },
    dedication_on: { kind: "date", required: false },
    display_name: { ...line(60), isName: true },
    employer: line(100),
    /** One reminder if the gift is not finished. */
    remind: { kind: "checkbox", required: false },
  },
  rule({ dedication, dedication_name, dedication_message, dedication_email, dedication_on }) {
    const isMeant = [dedication_name, dedication_message, dedication_email].some(Boolean);
    if (dedication === "") return { dedication: isMeant ? "required" : null };
    return {
      dedication_name: dedication_name === "" ? "required" : null,
      dedication_email: dedication_on !== "" && dedication_email === "" ? "required" : null,
    };
  },
});

type Input = FormInput<typeof giftForm>;

/** The gift request from the form, without what `readGift` and the page read: amount, interval, purpose. */
export function givenBy(input: Input) {
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

/** Form values that restore a gift's donor and extras; the inverse of `givenBy`. */
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
    dedication_email: dedication?.mail?.email ?? null,
    dedication_on: dedication?.mail?.on ?? null,
    remind: wantsReminder ? "on" : null,
  };
}

function dedicationOf(input: Input): Dedication | null {
  const { dedication: kind, dedication_email: email } = input;
  if (kind === "") return null;
  return {
    kind,
    name: input.dedication_name,
    message: input.dedication_message,
    mail: email === "" ? null : { email, on: input.dedication_on || null },
  };
}

/** Requests another e-mail address for a gift, on its page. */
export const giftEmailForm = defineForm({ name: "gift-email", fields: { email } });

/** Requests links to the recurring gifts and receipts of an address. */
export const giftLinksForm = defineForm({ name: "gift-links", fields: { email } });
