import { resendReceipt, requestRefund } from "#domain/giving/refunds.ts";
import { refuseNews } from "#domain/giving/news-of-gifts.ts";
import { receiptsOf } from "#domain/giving/receipts.ts";
import { hideName } from "#domain/giving/donor-names.ts";
import { forgetGift } from "#domain/giving/unfinished-gift.ts";
import { askNewEmail } from "#domain/giving/email-change.ts";
import { answerMonthlyQuestion } from "#domain/giving/monthly-question.ts";
import { data, redirect } from "react-router";
import type { FormHandler } from "#app/forms/form-action.server.ts";
import { giftEmailForm } from "#domain/giving/gift-form.ts";
import type { Giving } from "#domain/giving/giving-world.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";

/** A button of the page of a gift that was pressed. */
type Pressed = {
  readonly giving: Giving;
  readonly id: string;
  readonly url: URL;
  readonly sent: FormData;
};

/** Back to the page, which says what was done at the place it was asked. */
const back = ({ url }: Pressed, done: string, anchor: string) =>
  redirect(`${url.pathname}?done=${done}#${anchor}`, 303);

/** Each by the name of its button; 303, so that going back sends nothing again. */
const actions: Readonly<Record<string, (pressed: Pressed) => Promise<Response>>> = {
  async monthly(pressed) {
    const { giving, id, url, sent } = pressed;
    const answer = sent.get("answer") === "yes" ? "yes" : "no";
    const onward = await answerMonthlyQuestion(giving, id, answer);
    if (onward) return redirect(onward, 303);
    if (answer === "no") return back(pressed, "no_monthly", "monthly");
    // A "yes" that was answered before, by a double press or in another window, is still a yes.
    const query = { type: "monthly" };
    return redirect(addressOf("donate", languageOf(url.pathname), { query }), 303);
  },
  async hide_name(pressed) {
    await hideName(pressed.giving, pressed.id);
    return back(pressed, "name_hidden", "name");
  },
  async refuse_news(pressed) {
    await refuseNews(pressed.giving, pressed.id);
    return back(pressed, "news_refused", "news");
  },
  async forget(pressed) {
    await forgetGift(pressed.giving, pressed.id);
    return back(pressed, "forgotten", "forget");
  },
  async refund(pressed) {
    const { number, key } = await receiptNamed(pressed);
    return back(pressed, await requestRefund(pressed.giving, number, key), "receipts");
  },
  async resend(pressed) {
    const { number, key } = await receiptNamed(pressed);
    return back(pressed, await resendReceipt(pressed.giving, number, key), "receipts");
  },
};

async function receiptNamed({ giving, id, sent }: Pressed) {
  const number = String(sent.get("receipt") ?? "");
  const receipt = (await receiptsOf(giving, id)).find((each) => each.number === number);
  if (!receipt) throw data(null, 404);
  return receipt;
}

/** Does what a button of the page asks for. A name that no button has is not found. */
export function giftAction(pressed: Pressed): Promise<Response> {
  const name = String(pressed.sent.get("action") ?? "");
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) throw data(null, 404);
  return action(pressed);
}

/** Sends a link to the address that its donor says is the right one. */
export const takeNewEmail = (giftId: string): FormHandler<typeof giftEmailForm> => ({
  form: giftEmailForm,
  async accept({ giving }, { input, control }, { clientAddress, language }) {
    const meta = { clientAddress, control };
    const answer = await askNewEmail(giving, giftId, input.email, meta);
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
