import type { Block } from "#reader/parse-body.ts";

/** A piece of a chapter, from top to bottom. */
export type BookletPart =
  | Exclude<Block, { kind: "image" }>
  | {
      readonly kind: "boxes" | "steps" | "points";
      readonly title: string;
      readonly items: readonly string[];
    }
  | {
      readonly kind: "table";
      readonly title: string;
      readonly heads: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: "small"; readonly title: string; readonly lines: readonly string[] };

export type Chapter = {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly BookletPart[];
};
