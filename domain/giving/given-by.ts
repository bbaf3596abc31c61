import type { FormInput } from "#domain/forms/form.ts";
import type { giftForm } from "#domain/forms/gift.ts";
import type { Dedication } from "./gift.ts";
import type { GiftRequest } from "./giving.ts";

type Input = FormInput<typeof giftForm>;

/** What the form says of a gift as it is kept; amount and purpose are read elsewhere, by the language. */
export function givenBy(
  input: Input,
): Pick<GiftRequest, "email" | "name" | "displayName" | "coversFee" | "dedication"> {
  return {
    email: input.email,
    name: input.name,
    displayName: input.display_name || null,
    coversFee: input.cover_fee,
    dedication: dedicationOf(input),
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
