import { redirect } from "react-router";
import { conversionCookie } from "#app/conversion-cookie.server.ts";
import type { Giving } from "#domain/giving/giving.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { giftForm } from "#domain/giving/gift-form.ts";

/**
 * Keeps what a donor answered about the advertising service. A yes leads to the page that thanks, whose
 * address is no key: there the service may be told, here it may not.
 */
export async function takeAdvertisingAnswer(
  giving: Giving,
  giftId: string,
  answer: "yes" | "no",
  url: URL,
): Promise<Response> {
  const mark = await giving.answerAdvertising(giftId, answer);
  if (mark === null) return redirect(`${url.pathname}?done=ads_${answer}#ads`, 303);
  const language = languageOf(url.pathname);
  const path = addressOf("thanksDonation", language);
  const thanks = addressOf("thanksDonation", language, { query: { form: giftForm.name } });
  const cookie = conversionCookie(mark, path, url.protocol === "https:");
  return redirect(thanks, { status: 303, headers: { "Set-Cookie": cookie } });
}
