import type { Context } from "#app/services.server.ts";
import { createContext } from "react-router";
import { giftForm, givenBy } from "#domain/giving/gift-form.ts";
import { beginGift, type BeginAnswer } from "#domain/giving/begin-gift.ts";
import { giftPath } from "#domain/giving/giving-paths.ts";
import type { FormHandler, Rejection } from "#app/forms/form-action.server.ts";
import { findDesignation } from "#reader/designations.ts";
import { readGift, type AmountFault } from "#domain/giving/gift-amount.ts";

/** Shown above the form, which is rendered again as it was sent: a question, or what to do instead. */
export type GiftPanel =
  /** A typed amount, in cents, for the donor to confirm. */
  | { readonly kind: "review"; readonly cents: number }
  | Extract<BeginAnswer, { kind: "person" | "later" | "unavailable" }>;

/** Set by the action for the loader of the same request; null on every other request. */
export const giftPanel = createContext<GiftPanel | null>(null);
/** The present minimum in cents while it is higher than usual (against card testing); else null. */
export const raisedLeast = createContext<number | null>(null);

const statuses = {
  review: 200,
  person: 200,
  later: 429,
  unavailable: 503,
} as const;

/** Handler of the donation form: redirects to the payment page, or renders the form with a panel above it. */
export function giftHandler(context: Context): FormHandler<typeof giftForm> {
  const show = (panel: GiftPanel): Rejection => {
    context.set(giftPanel, panel);
    return { ok: false, errors: {}, status: statuses[panel.kind] };
  };
  const rejectAmount = (fault: AmountFault | "amount_raised"): Rejection =>
    fault === "amount_most" ? show({ kind: "person" }) : { ok: false, errors: { custom: fault } };
  return {
    form: giftForm,
    precheck(values, language) {
      const { fault } = readGift(values, language);
      return fault && rejectAmount(fault);
    },
    async accept({ giving }, { input, control }, { language, clientAddress }) {
      const amount = readGift(input, language);
      if (amount.fault) return rejectAmount(amount.fault);
      const { type, cents } = amount;
      // Script shows a typed amount as it was understood and sends it as `seen`; without script we ask.
      if (amount.isCustom && input.seen !== String(cents)) return show({ kind: "review", cents });
      const designation = input.for === "" ? null : findDesignation(input.for);
      const answer = await beginGift(
        giving,
        {
          ...givenBy(input),
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
      if (answer.kind === "redirect") return { ok: true, redirectTo: answer.url };
      if (answer.kind !== "too_little") return show(answer);
      context.set(raisedLeast, answer.leastCents);
      return rejectAmount(answer.isRaised ? "amount_raised" : "amount_least");
    },
  };
}
