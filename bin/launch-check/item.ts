import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { Pair } from "#reader/schema/pair.ts";

/** One thing that is not as it should be when the public comes. */
export type LaunchItem = {
  /** Key of its group in words.yaml. */
  readonly kind: string;
  /** A visitor would be misled, lost or turned away. Else it is merely open: the site says so itself. */
  readonly harms: boolean;
  readonly what: Pair;
  /** What a visitor sees until it is mended. */
  readonly meanwhile: Pair;
  /** Where it is mended: a field of a file of content/, or a setting. */
  readonly where:
    | { readonly file: string; readonly field: string }
    | { readonly setting: string; readonly holds: Pair };
};

type Texts = readonly [en: string, es: string];
type Words = {
  readonly kinds: Readonly<Record<string, Texts>>;
  readonly suppliers: Readonly<Record<string, readonly string[]>>;
  readonly items: Readonly<Record<string, Partial<Record<"what" | "meanwhile" | "holds", Texts>>>>;
};
const words = parse(readFileSync(join(import.meta.dirname, "words.yaml"), "utf8")) as Words;
export const { suppliers } = words;
/** In the order in which they are told. */
export const launchKinds = Object.keys(words.kinds);

/** The heading above all items of a kind. */
export const titleOf = (kind: string): Pair => pairOf(words.kinds[kind]!);

type Values = Readonly<Record<string, string | number>>;

const pairOf = ([en, es]: Texts, values: Values = {}): Pair => ({
  en: fillTemplate(en, values),
  es: fillTemplate(es, values),
});
export const same = (text: string): Pair => ({ en: text, es: text });

type Given = Partial<Pick<LaunchItem, "harms" | "what" | "meanwhile">> & {
  readonly values?: Values;
};

/**
 * An item as words.yaml tells it; what is given stands in the place of its words.
 * @param where a setting by its name alone
 */
export function launchItem(
  kind: string,
  code: string,
  where: string | { readonly file: string; readonly field: string },
  { harms = false, values = {}, ...given }: Given = {},
): LaunchItem {
  const text = (part: "what" | "meanwhile" | "holds") => {
    const told = words.items[code]?.[part];
    if (!told) throw new Error(`words.yaml says nothing of "${code}", ${part}`);
    return pairOf(told, values);
  };
  return {
    kind,
    harms,
    what: given.what ?? text("what"),
    meanwhile: given.meanwhile ?? text("meanwhile"),
    where: typeof where === "string" ? { setting: where, holds: text("holds") } : where,
  };
}
