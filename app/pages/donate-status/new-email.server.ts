import type { FormHandler } from "#app/forms/form-action.server.ts";
import { giftEmailForm } from "#domain/giving/gift-form.ts";
import { addressOf } from "#domain/language/language.ts";

/** Sends a link to the address that its donor says is the right one. */
export const takeNewEmail = (giftId: string): FormHandler<typeof giftEmailForm> => ({
  form: giftEmailForm,
  async accept({ giving }, { input, control }, { clientAddress, language }) {
    const meta = { clientAddress, control };
    const answer = await giving.askNewEmail(giftId, input.email, meta);
    if (answer !== "asked") return { ok: false, errors: { form: emailProblems[answer] } };
    const here = addressOf("donateStatus", language, { params: { id: giftId }, anchor: "email" });
    return { ok: true, leadTo: here };
  },
});

const emailProblems = {
  same: "email_same",
  too_late: "email_too_late",
  later: "too_many_asked",
} as const;
