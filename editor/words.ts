import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { inEachLanguage, type Language } from "#domain/language/language.ts";

/** English first, then Spanish. */
const texts = z.record(z.string(), z.tuple([z.string().min(1), z.string().min(1)]));

const read = (name: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, "words", `${name}.yaml`), "utf8"));
export const readTexts = (name: string) => texts.parse(read(name));

/** Labels, buttons and messages; names of files without a title, hints and choices; names of fields by their keys. */
const words = {
  ...z.strictObject({ ui: texts, files: texts, hints: texts, options: texts }).parse(read("words")),
  fields: readTexts("fields"),
};

const wordsIn = inEachLanguage(
  (language) =>
    Object.fromEntries(
      Object.entries(words).map(([section, all]) => [
        section,
        Object.fromEntries(
          Object.entries(all).map(([key, [en, es]]) => [key, language === "en" ? en : es]),
        ),
      ]),
    ) as Readonly<Record<keyof typeof words, Readonly<Record<string, string>>>>,
);

export const editorWords = (language: Language) => wordsIn[language];
