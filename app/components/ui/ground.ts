import type { Block } from "#reader/schema/blocks.ts";

/** Name of a background; app/styles has a class for each. */
export type Ground = Block["ground"];

/** Grounds on which text is light. */
const darkGrounds: Ground[] = ["red", "indigo", "green", "basalt", "violet"];

/** The colour of the first button of a row; red has enough contrast on light grounds only. */
export function firstButtonColour(ground: Ground): "marigold" | "indigo" | "red" {
  if (ground === "marigold") return "indigo";
  return darkGrounds.includes(ground) ? "marigold" : "red";
}

/** CSS classes of a section with a coloured ground; `on-dark` makes its text light. */
export function groundClass(ground: Ground): string {
  return `ground-${ground}${darkGrounds.includes(ground) ? " on-dark" : ""}`;
}
