import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { fillTemplate, type Language } from "#domain/language/language.ts";
import { texts } from "../../editor/words.ts";

/** Returns a text in the user's language with `{placeholders}` filled. */
export type Say = {
  (key: string, values?: Readonly<Record<string, string | number>>): string;
  has(key: string): boolean;
};

export function readWords(): Readonly<Record<string, readonly [en: string, es: string]>> {
  const folder = join(import.meta.dirname, "../words");
  const all = readdirSync(folder).map((name) =>
    texts.parse(parse(readFileSync(join(folder, name), "utf8"))),
  );
  return Object.assign({}, ...all) as ReturnType<typeof texts.parse>;
}

/** The returned function throws for an unknown key. */
export function textsIn(words: ReturnType<typeof readWords>, language: Language): Say {
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}) => {
    const pair = words[key];
    if (!pair) throw new Error(`staff/words/ holds no "${key}"`);
    return fillTemplate(pair[language === "en" ? 0 : 1], values);
  };
  return Object.assign(say, { has: (key: string) => Object.hasOwn(words, key) });
}
