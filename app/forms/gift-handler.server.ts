import { createContext, type RouterContextProvider } from "react-router";
import { giftForm, givenBy } from "#domain/giving/gift-form.ts";
import { likelyAddress } from "#domain/mail/likely-slip.ts";
import { beginGift, type BeginAnswer } from "#domain/giving/begin-gift.ts";
import { giftPath } from "#domain/giving/giving-paths.ts";
import type { FormHandler, Refusal } from "./form-action.server.ts";
import { findDesignation } from "#reader/designations.ts";
import { readGift, type AmountFault } from "#domain/giving/gift-amount.ts";

/** A question or an answer above the form, which comes back filled in as it was sent. */
export type GiftPanel =
  /** The typed amount as it was read, to be confirmed. */
  | { readonly kind: "review"; readonly cents: number }
  /** The address looks like a slip: what was probably meant. */
  | { readonly kind: "email"; readonly meant: string }
  | Extract<BeginAnswer, { kind: "person" | "later" | "unavailable" }>;

/** The action's panel for the loader of its request; null on every other request. */
export const giftPanel = createContext<GiftPanel | null>(null);
/** The least amount of this moment, in cents, where it is higher than usual. */
export const raisedLeast = createContext<number | null>(null);

type Context = Readonly<RouterContextProvider>;

const statuses = {
  review: 200,
  email: 200,
  person: 200,
  later: 429,
  unavailable: 503,
} as const;

/** The donation form: leads to the payment page, or shows a panel above the form that says what is to be done. */
export function giftHandler(context: Context): FormHandler<typeof giftForm> {
  const show = (panel: GiftPanel): Refusal => {
    context.set(giftPanel, panel);
    return { ok: false, errors: {}, status: statuses[panel.kind] };
  };
  const refuse = (fault: AmountFault | "amount_raised"): Refusal =>
    fault === "amount_most" ? show({ kind: "person" }) : { ok: false, errors: { custom: fault } };
  return {
    form: giftForm,
    precheck(values, language) {
      const { fault } = readGift(values, language);
      return fault && refuse(fault);
    },
    async accept({ giving }, { input, control }, { language, clientAddress }) {
      const meant = likelyAddress(input.email);
      const email = (input.email_fix && meant) || input.email;
      // An address that was mended stays mended, whatever else the form comes back for.
      const again = (refusal: Refusal): Refusal => ({ ...refusal, values: { email } });
      const amount = readGift(input, language);
      if (amount.fault) return again(refuse(amount.fault));
      const { type, cents } = amount;
      // Without script nobody has read a typed amount back to the donor.
      if (amount.isCustom && input.seen !== String(cents))
        return again(show({ kind: "review", cents }));
      if (meant && !input.email_kept && !input.email_fix) return show({ kind: "email", meant });
      const designation = input.for === "" ? null : findDesignation(input.for);
      const answer = await beginGift(
        giving,
        {
          ...givenBy(input),
          email,
          interval: type,
          giftCents: cents,
          designation,
          language,
          backPath: giftPath(language, {
            type,
            cents,
            for: designation?.id ?? "",
            coversFee: input.cover_fee,
          }),
        },
        { clientAddress, control },
      );
      if (answer.kind === "redirect") return { ok: true, leadTo: answer.url };
      if (answer.kind !== "too_little") return again(show(answer));
      context.set(raisedLeast, answer.leastCents);
      return again(refuse(answer.isRaised ? "amount_raised" : "amount_least"));
    },
  };
}
