import type { Block } from "#reader/schema/blocks.ts";

/** Name of a background: the class `ground-<name>` of app/styles. */
export type Ground = Block["ground"];

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
