import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { Pair } from "#reader/schema/pair.ts";
import type { LaunchItem } from "../../staff/pages/launch.tsx";

export type { LaunchItem };

type Texts = readonly [en: string, es: string, by?: string, station?: string];
type Words = {
  readonly [Part in "stations" | "suppliers" | "kinds" | "faults"]: Readonly<Record<string, Texts>>;
} & {
  readonly proofs: Readonly<Record<string, Readonly<Record<string, Texts>> & { what: Texts }>>;
  readonly items: Readonly<Record<string, Partial<Record<"what" | "meanwhile" | "holds", Texts>>>>;
};
export const words = parse(readFileSync(join(import.meta.dirname, "words.yaml"), "utf8")) as Words;

export type Values = Readonly<Record<string, string | number>>;

export const pairOf = ([en, es]: Texts, values: Values = {}): Pair => ({
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
    where:
      typeof where === "string"
        ? { setting: where, holds: text("holds") }
        : { file: where.file, field: where.field },
  };
}

/** The part of the way that a setting belongs to. */
export const kindOfSetting = (name: string) =>
  name.startsWith("STRIPE") ? "money" : /^(?:SMTP|MAIL)/.test(name) ? "mail" : "server";
