import { formatNumber } from "#domain/language/format.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { Language } from "#domain/language/language.ts";
import { readSize } from "#domain/planners/build-size.ts";
import { builds, estimateMaterials, materials } from "#domain/planners/material-estimate.ts";
import { needText } from "#domain/planners/need-text.ts";
import { pageContent } from "#reader/content.ts";
import { materialRates } from "#reader/planners/rates.ts";
import { smallPrint, titledTable, type Chapter } from "./chapter.ts";

/** The material calculator as a chapter: the estimate for each kind of build in its default size, and all rates. */
export function materialsChapter(
  language: Language,
  words: { readonly need: string; readonly sum: string },
): Chapter {
  const { title, lead, result, numbers, notes } = pageContent("materialCalculator", language);
  const rates = materialRates();
  const estimates = builds.flatMap((build) => {
    const { size } = readSize(new URLSearchParams({ build }));
    if (!size) return [];
    const metres = {
      across: formatNumber(size.across, language),
      height: formatNumber(size.height, language),
    };
    const kind = build === "dome" || build === "tank" ? build : "walls";
    const sums = { ...result.formulas[kind], ...result.formulas[build] };
    const estimate = estimateMaterials(size, rates);
    const rows = materials.flatMap((material) => {
      const need = estimate[material];
      if (!need) return [];
      const { label, unit } = result.materials[material];
      const amount = [needText(need, result, language), unit].filter(Boolean).join(" ");
      return [[label, amount, fillTemplate(sums[material] ?? "", metres)]];
    });
    const name = fillTemplate(result.titles[build], metres);
    const heads = [numbers.columns.number, words.need, words.sum];
    return [{ title: name, heads, rows }];
  });
  const known = (["walls", "dome", "tank"] as const).flatMap((kind) => numbers[kind]);
  const facts = new Map(known.map(({ fact }) => [fact.name, fact]));
  const { columns } = numbers;
  const register = {
    title: numbers.title,
    heads: [columns.number, columns.value, columns.source],
    rows: [...facts.values()].map((fact) => [fact.label, fact.text, fact.source?.title ?? ""]),
  };
  return {
    title,
    lead,
    draw: (sheet) => {
      for (const each of [...estimates, register]) titledTable(sheet, each);
      const lines = [...notes.walls, ...notes.dome, ...notes.tank];
      smallPrint(sheet, notes.title, [...new Set(lines)]);
    },
  };
}
