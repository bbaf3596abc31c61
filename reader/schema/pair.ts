import { z } from "zod";
import { inEachLanguage } from "#domain/language/language.ts";
import { isItemPage, isPlainPage, pages } from "#domain/addresses.ts";
import { iconNames } from "#domain/icons.ts";

/*
 * `form` tells the content editor (editor/form-schema.ts) what a piece is, where its type alone does not.
 */

type Text = z.ZodType<string>;

/** A mark of bold or of a link that stands for nothing: only the words of articles and issues have marks. */
export const strayMark = /(?<!\*)\*\*(?!\*)|\]\(/;

/**
 * A text in each language of the site; all are required.
 * @param text what it must be in each
 */
export function inLanguages<T extends Text>(text: T) {
  const error = "words without ** and ](";
  const words = text.refine((one) => !strayMark.test(one), { error });
  return z.strictObject({
    ...inEachLanguage(() => words),
    /** Key of the source in facts.yaml, for a claim without a figure (reader/claims.ts). */
    source: z.string().optional(),
  });
}

export const pair = inLanguages(z.string().trim().min(1));
export type Pair = z.infer<typeof pair>;

/** A list with at least one entry, also in its type. */
export function some<Item extends z.ZodType>(item: Item) {
  type Some<T> = [T, ...T[]];
  return z.array(item).min(1) as unknown as z.ZodType<Some<z.output<Item>>, Some<z.input<Item>>>;
}

export const day = z.iso.date();

/** Id of an entry: part of URLs and anchors, so it must not change. */
export const itemId = z
  .string()
  .regex(/^[a-z0-9-]+$/, "small letters, digits and hyphens")
  .meta({ form: "id" });

/** Name of a picture slot of content/scenes/; reader/resolve.ts turns it into a picture. */
export const pictureName = z
  .string()
  .refine((name) => /^[a-z0-9-]+$/.test(name), { error: "a picture" })
  .meta({ form: "picture" });

export const icon = z.enum(iconNames).meta({ form: "icon" });

/** One of our pages by its key in domain/addresses.ts. */
export const plainPage = z.enum(pages.filter(isPlainPage)).meta({ form: "page" });

const place = {
  query: z.record(z.string(), z.string()).optional(),
  anchor: z.string().nullish(),
};

export const target = z.union([
  z.strictObject({ page: plainPage, ...place }),
  z.strictObject({
    page: z.enum(pages.filter(isItemPage)),
    params: z.strictObject({ id: z.string() }),
    ...place,
  }),
  z.strictObject({ link: z.string() }),
  z.strictObject({ anchor: z.string() }),
]);
export type Target = z.infer<typeof target>;

export const action = z.strictObject({ label: pair, target });

export const head = z.strictObject({
  title: pair,
  description: pair,
  /** Preview image of shared links, for a page without an opening picture. */
  share: pictureName.optional(),
});

/** Visibility of an entry or section (reader/shown.ts). */
export const marks = {
  /** True to hide it everywhere. */
  hidden: z.boolean().optional(),
  /** True until somebody confirms it: not shown at a public address. */
  draft: z.boolean().optional(),
};

/** Texts by name; code looks up each name. */
export const named = <const Names extends readonly string[]>(...names: Names) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, pair])) as Record<Names[number], typeof pair>,
  );
