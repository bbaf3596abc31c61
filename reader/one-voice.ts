import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "#domain/language/language.ts";

/** What is being made, and whether English stands somewhere in it for a text that its language lacks. */
const making = new AsyncLocalStorage<{ lacksText: boolean }>();

/** Notes that English stands in the place of a text that is missing. */
export function noteStandIn(): void {
  const state = making.getStore();
  if (state) state.lacksText = true;
}

/** A text in a language; in English where it is not there, which is noted. */
export function textIn(texts: AnyTexts, language: Language): string {
  const text = texts[language];
  if (text === undefined) noteStandIn();
  return text ?? texts.en;
}

type AnyTexts = { readonly en: string } & Readonly<Partial<Record<Language, string>>>;

/**
 * Makes something of the content, and tells whether English had to stand in anywhere. What else is made meanwhile is not
 * mixed up with it.
 * @param make may give a promise: `lacksText` is asked when that is there
 */
export function inOneVoice<Made>(make: () => Made): {
  readonly made: Made;
  readonly lacksText: () => boolean;
} {
  const state = { lacksText: false };
  return { made: making.run(state, make), lacksText: () => state.lacksText };
}

/**
 * Makes something in a language; all of it in English where that language lacks a text of it.
 * @returns it, and the language it is in
 */
export function inWholeVoice<Made>(
  language: Language,
  make: (language: Language) => Made,
): { readonly made: Made; readonly language: Language } {
  const { made, lacksText } = inOneVoice(() => make(language));
  return lacksText() ? { made: make("en"), language: "en" } : { made, language };
}
