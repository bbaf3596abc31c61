import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { fillTemplate, inEachLanguage } from "#domain/language/language.ts";
import { expectedBy, type Fault } from "#reader/fault.ts";
import { formPathOf } from "./word-folders.ts";

/** Texts by key: English, Spanish. */
export const texts = z.record(z.string(), z.tuple([z.string().min(1), z.string().min(1)]));

const read = (name: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, "words", `${name}.yaml`), "utf8"));
export const readTexts = (name: string) => texts.parse(read(name));

const words = {
  ...z.strictObject({ ui: texts, files: texts, hints: texts, options: texts }).parse(read("words")),
  fields: readTexts("fields"),
};

/** `ui`: labels and messages; `files`: names of files; `hints` and `fields`: by key of a field; `options`: names of values. */
export const editorWords = inEachLanguage(
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

export type ExplainedFault = ReturnType<typeof explainFault>;

const { other, ...known } = readTexts("faults");

function placeOf({ file, field }: Fault): Pick<Fault, "file" | "field"> {
  const form = formPathOf(file);
  const language = /\/(\w+)\.md$/.exec(file)?.[1];
  return language && form !== file ? { file: form, field: `body.${language}` } : { file, field };
}

export function explainFault(fault: Fault) {
  const expected = expectedBy(fault);
  // Some texts are under the message with its placeholders, others under the filled one.
  const [en, es] = known[fault.expected] ?? known[expected] ?? other!;
  const values = { ...fault.values, found: fault.found, expected };
  return {
    ...placeOf(fault),
    sentence: { en: fillTemplate(en, values), es: fillTemplate(es, values) },
  };
}
