import type { Pair } from "#reader/schema/pair.ts";
import type { Language } from "#domain/language/language.ts";
import type { Say } from "../visit/visit.ts";

type Values = Readonly<Record<string, string | number>>;

export type LaunchItem = {
  readonly kind: string;
  /** Its texts in staff/words/launch.yaml are `what_…`, `meanwhile_…` and `holds_…`. */
  readonly code: string;
  /** True when a visitor would be misled or turned away; otherwise the site itself says what is missing. */
  readonly harms?: boolean;
  /** Texts from the content, used instead of those of `code`. */
  readonly what?: Pair;
  readonly meanwhile?: Pair;
  readonly values?: Values;
  /** The place to fix it: the name of a setting, or a field of a file of content/. */
  readonly where: string | { readonly file: string; readonly field: string };
};

/** A part of the launch list: proofs that must have happened, and missing things; `by` says who supplies them. */
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

/** Why a proof failed, with its text `hinders_…`; null when it succeeded. */
export type Hindrance = readonly [code: string, values?: Values] | null;

/** The launch list, implemented by bin/launch-check. */
export type Launch = {
  readonly stations: () => Promise<readonly Station[]>;
  readonly prove: (code: string, does: "trial" | "prove", typed: string) => Promise<Hindrance>;
};

type Reader = { readonly say: Say; readonly language: Language };
export const textOf = (item: LaunchItem, of: "what" | "meanwhile", { say, language }: Reader) =>
  item[of]?.[language] ?? say(`${of}_${item.code}`, item.values);
