import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { Language } from "#domain/language/language.ts";

/** Texts by key: English, Spanish. */
const wordsFile = z.record(z.string(), z.tuple([z.string().min(1), z.string().min(1)]));

/** Returns a text in the user's language with `{placeholders}` filled. */
export type Say = {
  (key: string, values?: Readonly<Record<string, string | number>>): string;
  has(key: string): boolean;
};

export function readWords(): Readonly<Record<string, readonly [en: string, es: string]>> {
  const folder = join(import.meta.dirname, "../words");
  const all = readdirSync(folder).map((name) =>
    wordsFile.parse(parse(readFileSync(join(folder, name), "utf8"))),
  );
  return Object.assign({}, ...all) as z.infer<typeof wordsFile>;
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
