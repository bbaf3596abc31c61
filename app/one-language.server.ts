import { redirectDocument, type MiddlewareFunction } from "react-router";
import { languageOf, rowOf, twinOf } from "#domain/language/language.ts";
import { inOneVoice } from "#reader/one-voice.ts";

/**
 * A page speaks one language. One that lacks a text in a language that is still growing (domain/language/rows.ts) is
 * not given in it: who asks for it is led to the English page. So nothing on any page stands in another language
 * than the page says, not even the name of a button.
 */
export const oneLanguage: MiddlewareFunction<Response> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  if (rowOf(languageOf(pathname)).isWhole) return next();
  const { made, lacksText } = inOneVoice(next);
  const answer = await made;
  // What a form has done is done, and its answer is worth more than its language.
  if (!lacksText() || request.method !== "GET") return answer;
  return redirectDocument(twinOf({ pathname, search, hash: "" }, "en"));
};
