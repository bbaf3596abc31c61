import type { Resolved } from "#reader/resolve.ts";
import type { PageContent } from "#reader/pages.ts";
import { formatNumber } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";
import type { Build, Size } from "#domain/planners/material-estimate.ts";

export type CalculatorContent = Resolved<PageContent["materialCalculator"]>;

/** The values of `{across}` and `{height}` in texts. */
export const lengthsOf = ({ across, height }: Size, language: Language) => ({
  across: formatNumber(across, language),
  height: formatNumber(height, language),
});

/** The key of content that both kinds of wall share. */
export function kindOf(build: Build): "walls" | "dome" | "tank" {
  return build === "dome" || build === "tank" ? build : "walls";
}
