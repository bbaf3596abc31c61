import type { Figure, Resolved } from "#app/content/resolve.ts";
import type { PageContent } from "#app/content/parse.ts";
import type { Build } from "#domain/material-estimate.ts";

export type CalculatorContent = Omit<Resolved<PageContent["materialCalculator"]>, "head">;
export type NumberBehind = { fact: Figure };

/** Both walls are built alike. */
export function kindOf(build: Build): "walls" | "dome" | "tank" {
  return build === "dome" || build === "tank" ? build : "walls";
}
