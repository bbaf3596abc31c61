import { z } from "zod";
import { inEachLanguage } from "#domain/language/language.ts";
import { isItemPage, isPlainPage, pages } from "#domain/addresses.ts";
import { iconNames } from "#domain/icons.ts";

/*
 * `form` tells the content editor (editor/form-schema.ts) what a piece is, where its type alone does not.
 */

type Text = z.ZodType<string>;

/**
 * A text in each language of the site; a missing one is a fault.
 * @param text what it must be in each
 */
export function inLanguages<T extends Text>(text: T) {
  return z.strictObject({
    ...inEachLanguage(() => text),
    /** The source in facts.yaml of a claim without a figure (reader/claims.ts). */
    source: z.string().optional(),
  });
}

export const pair = inLanguages(z.string().trim().min(1));
export type Pair = z.infer<typeof pair>;

/** A list that is never empty; its type says that it has a first entry. */
export function some<Item extends z.ZodType>(item: Item) {
  type Some<T> = [T, ...T[]];
  return z.array(item).min(1) as unknown as z.ZodType<Some<z.output<Item>>, Some<z.input<Item>>>;
}

/** A day of the calendar: `2026-05-18`. */
export const day = z.iso.date();

/** The name of an item in a list: part of addresses and anchors, so it never changes. */
export const itemId = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .meta({ form: "id" });

/** The name of a picture slot, described in content/scenes/; the loader turns it into a picture. */
export const pictureName = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .meta({ form: "picture" });

/** An icon beside words. */
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

/** A control: what it says and where it leads. */
export const action = z.strictObject({ label: pair, target });

export const head = z.strictObject({
  title: pair,
  description: pair,
  /** The picture beside a link to it, where it opens with none. */
  share: pictureName.optional(),
});

/** Marks of an entry or a part; reader/shown.ts reads them. */
export const marks = {
  /** Kept in the file and shown nowhere. */
  hidden: z.boolean().optional(),
  /** Nobody has confirmed it yet: shown where the site is tried, not at its public address. Taking it off confirms it. */
  draft: z.boolean().optional(),
};

/** Words by name, of which code asks for each by its own. */
export const named = <const Names extends readonly string[]>(...names: Names) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, pair])) as Record<Names[number], typeof pair>,
  );
