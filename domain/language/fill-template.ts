import { inEachLanguage, rowOf, type Language } from "./language.ts";

const placeholder = /\{(\w+)\}/g;

/** Replaces placeholders, "{people} × {each}", in one pass: braces in values stay, and so do names without a value. */
export function fillTemplate(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** Names of the placeholders in a text, in order. */
export function placeholdersOf(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, name = ""]) => name);
}

const pluralRules = inEachLanguage((language) => new Intl.PluralRules(rowOf(language).locale));

/** True for a number that takes the singular. */
export const isOne = (count: number, language: Language): boolean =>
  pluralRules[language].select(count) === "one";
