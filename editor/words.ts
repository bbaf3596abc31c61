import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const text = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });

/** What the editor itself says, in both languages. */
const wordsFile = z.strictObject({
  /** Labels, buttons and messages. */
  ui: z.record(z.string(), text),
  /** Files without a title of their own, by their name. */
  files: z.record(z.string(), text),
  /** Hints under a field, by the field's name. */
  hints: z.record(z.string(), text),
  /** Choices and kinds of blocks. */
  options: z.record(z.string(), text),
});
/** English first, then Spanish. */
const fieldsFile = z.record(z.string(), z.tuple([z.string().min(1), z.string().min(1)]));

export type EditorWords = z.infer<typeof wordsFile> & {
  /** The name of each field, by its key in the files. */
  fields: Record<string, { en: string; es: string }>;
};

const read = (name: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, "words", name), "utf8"));

/** The words of editor/words/. */
export function editorWords(): EditorWords {
  const fields = Object.entries(fieldsFile.parse(read("fields.yaml")));
  return {
    ...wordsFile.parse(read("words.yaml")),
    fields: Object.fromEntries(fields.map(([name, [en, es]]) => [name, { en, es }])),
  };
}
