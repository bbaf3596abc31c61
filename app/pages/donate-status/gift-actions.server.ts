import { requestLinks } from "#domain/giving/gift-links.ts";
import { resendReceipt, requestRefund } from "#domain/giving/refunds.ts";
import { setNews } from "#domain/giving/news-of-gifts.ts";
import { hideName } from "#domain/giving/donor-names.ts";
import { forgetGift } from "#domain/giving/unfinished-gift.ts";
import { askNewEmail } from "#domain/giving/email-change.ts";
import { answerMonthlyQuestion } from "#domain/giving/monthly-question.ts";
import { data, redirect } from "react-router";
import type { FormHandler } from "#app/forms/form-action.server.ts";
import { giftEmailForm } from "#domain/giving/gift-form.ts";
import type { Giving } from "#domain/giving/giving-world.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";

type Press = {
  readonly giving: Giving;
  readonly id: string;
  readonly url: URL;
  readonly sent: FormData;
  readonly clientAddress: string;
};

const unknown = ["unknown", ""] as const;
/** By the button's value. Each returns the page's new `?done=` and the anchor of the section that shows it. */
const actions: Readonly<Record<string, (press: Press) => Promise<readonly [string, string]>>> = {
  async manage({ giving, id, url, clientAddress }) {
    const gift = await giving.storage.gifts.find(id);
    if (!gift?.email) return unknown;
    const control = { isHoneypotFilled: false, idempotencyKey: null };
    const meta = { clientAddress, control, language: languageOf(url.pathname) };
    await requestLinks(giving, gift.email, meta);
    return ["manage", "manage"];
  },
  async hide_name({ giving, id }) {
    await hideName(giving, id);
    return ["name_hidden", "name"];
  },
  async refuse_news({ giving, id }) {
    await setNews(giving, id, false);
    return ["news_refused", "news"];
  },
  async want_news({ giving, id }) {
    await setNews(giving, id, true);
    return ["news_wanted", "news"];
  },
  async forget({ giving, id }) {
    await forgetGift(giving, id);
    return ["forgotten", "forget"];
  },
  async refund({ giving, id, sent }) {
    return [await requestRefund(giving, id, numberIn(sent)), "receipts"];
  },
  async resend({ giving, id, sent }) {
    return [await resendReceipt(giving, id, numberIn(sent)), "receipts"];
  },
  async monthly({ giving, id, sent }) {
    const answer = sent.get("answer") === "yes" ? "yes" : "no";
    const onward = await answerMonthlyQuestion(giving, id, answer);
    if (answer === "no" || !onward) return ["no_monthly", "monthly"];
    throw redirect(onward, 303);
  },
};

const numberIn = (sent: FormData) => String(sent.get("receipt") ?? "");

/** Runs the action of a button; for an unknown one the page is shown again, with 404. */
export async function giftAction(press: Press) {
  const name = String(press.sent.get("action") ?? "");
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  const [done, anchor] = (await action?.(press)) ?? unknown;
  if (done === "unknown") return data(null, 404);
  // With 303 the browser's "back" does not send the form again.
  return redirect(`${press.url.pathname}?done=${done}#${anchor}`, 303);
}

/** Handler of the form for another e-mail address: mails a link to it, which confirms it (/donate/email). */
export const newEmailHandler = (giftId: string): FormHandler<typeof giftEmailForm> => ({
  form: giftEmailForm,
  async accept({ giving }, { input, control }, { clientAddress, language }) {
    const meta = { clientAddress, control };
    const answer = await askNewEmail(giving, giftId, input.email, meta);
    if (answer !== "asked") return { ok: false, errors: { form: emailProblems[answer] } };
    const here = addressOf("donateStatus", language, { params: { id: giftId }, anchor: "email" });
    return { ok: true, redirectTo: here };
  },
});

const emailProblems = {
  same: "email_same",
  too_late: "email_too_late",
  later: "too_many_asked",
} as const;
