import type { Resolved } from "#reader/resolve.ts";
import type { PageContent } from "#reader/pages.ts";
import type { Build } from "#domain/planners/material-estimate.ts";

export type CalculatorContent = Resolved<PageContent["materialCalculator"]>;

/** The key of content that both kinds of wall share. */
export function kindOf(build: Build): "walls" | "dome" | "tank" {
  return build === "dome" || build === "tank" ? build : "walls";
}
