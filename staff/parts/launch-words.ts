import type { Pair } from "#reader/schema/pair.ts";
import type { Language } from "#domain/language/language.ts";
import type { Say } from "../visit/words.ts";

type Values = Readonly<Record<string, string | number>>;

/** One thing that is not as it should be when the public comes. */
export type LaunchItem = {
  readonly kind: string;
  /** Its words stand under `meanwhile_…`, `what_…`, `holds_…`. */
  readonly code: string;
  /** A visitor would be misled, lost or turned away. Else it is merely open: the site says so itself. */
  readonly harms?: boolean;
  /** Words of the content, in the place of ours. */
  readonly what?: Pair;
  readonly meanwhile?: Pair;
  readonly values?: Values;
  /** A setting by its name, or a field of a file of content/, where it is mended. */
  readonly where: string | { readonly file: string; readonly field: string };
};

/** A part of the way: what has to have happened on it, and what is missing, each by whom it is supplied. */
export type Station = {
  readonly name: string;
  readonly proofs: readonly {
    readonly code: string;
    readonly by: string;
    readonly day: string | null;
  }[];
  readonly kinds: readonly {
    readonly kind: string;
    readonly by: string;
    readonly items: readonly LaunchItem[];
  }[];
};

/** The reason why something is no proof, `hinders_…`; null: it is one. */
export type Hindrance = readonly [code: string, values?: Values] | null;

/** The way to the public, by bin/launch-check. */
export type Launch = {
  readonly stations: () => Promise<readonly Station[]>;
  readonly prove: (code: string, does: "trial" | "prove", typed: string) => Promise<Hindrance>;
};

type Reader = { readonly say: Say; readonly language: Language };
export const whatOf = ({ what, code, values }: LaunchItem, { say, language }: Reader) =>
  what?.[language] ?? say(`what_${code}`, values);
export const meanwhileOf = ({ meanwhile, code, values }: LaunchItem, { say, language }: Reader) =>
  meanwhile?.[language] ?? say(`meanwhile_${code}`, values);
