import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** A text in both languages. */
const pair = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });
export type Pair = z.infer<typeof pair>;

const letterText = z.strictObject({
  subject: pair,
  paragraphs: z.array(pair).min(1),
  button: pair.optional(),
  /** Lines of a list, by the name of the value they show; `missing` is shown when there is none. */
  rows: z.record(z.string(), z.strictObject({ label: pair, missing: pair.optional() })).default({}),
  /** Links below the button, by the name of their address. */
  links: z.record(z.string(), pair).default({}),
  /** Paragraphs below the button. */
  after: z.array(pair).default([]),
});
export type LetterText = z.infer<typeof letterText>;

const frame = z.strictObject({
  staff_language: z.enum(["en", "es"]),
  greeting: pair,
  greeting_without_name: pair,
  reference: pair,
  signature: z.array(pair),
  why: pair,
  unsubscribe: pair,
  button_as_text: pair,
});

const staffSubmission = letterText.omit({ rows: true }).extend({
  rows: z.strictObject({
    language: pair,
    pictures: pair,
    yes: pair,
    no: pair,
    english: pair,
    spanish: pair,
  }),
  forms: z.record(z.string(), pair),
});

const staffDigest = letterText.extend({ send: z.enum(["suspected", "daily", "never"]) });

/** What `content/letters/<name>.yaml` must hold. */
export function letterSchema(name: string): z.ZodType {
  return named[name as keyof typeof named] ?? letterText;
}
const named = { frame, "staff-submission": staffSubmission, "staff-digest": staffDigest };

/** Everything in `content/letters/`. */
export type LetterTexts = {
  readonly frame: z.infer<typeof frame>;
  readonly staffSubmission: z.infer<typeof staffSubmission>;
  readonly staffDigest: z.infer<typeof staffDigest>;
  /** All other letters, by name. */
  readonly other: Readonly<Record<string, LetterText>>;
};

/**
 * Reads the letters' texts from the content folder.
 *
 * @throws Error that names file, field and what is wrong with it
 */
export async function loadLetterTexts(contentDir: string): Promise<LetterTexts> {
  const folder = join(contentDir, "letters");
  const read = async <Schema extends z.ZodType>(name: string, schema: Schema) =>
    parseText(name, await readFile(join(folder, `${name}.yaml`), "utf8"), schema);
  const names = (await readdir(folder))
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.slice(0, -".yaml".length))
    .filter((name) => !(name in named));
  const letters = await Promise.all(names.map((name) => read(name, letterText)));
  return {
    frame: await read("frame", frame),
    staffSubmission: await read("staff-submission", staffSubmission),
    staffDigest: await read("staff-digest", staffDigest),
    other: Object.fromEntries(letters.map((letter, index) => [names[index], letter])),
  };
}

function parseText<Schema extends z.ZodType>(
  name: string,
  text: string,
  schema: Schema,
): z.infer<Schema> {
  const result = schema.safeParse(parse(text));
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`content/letters/${name}.yaml: ${faults.join("; ")}`);
}
