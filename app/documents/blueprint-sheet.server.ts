import type { BlueprintSheet } from "#server/documents/blueprint-sheet.ts";
import { documentContent, listContent } from "../content/load.server.ts";
import { addressOf, type Language } from "../language/language.ts";
import { siteUrl } from "../shell.server.ts";

/** What the concept sheet of a green structure says; null for a structure we do not have. */
export function blueprintSheet(id: string, language: Language): BlueprintSheet | null {
  const { structures, ...words } = documentContent("blueprintSheet", language);
  const structure = listContent("structures", language).find((one) => one.id === id);
  const own = Object.hasOwn(structures, id) ? structures[id] : undefined;
  if (!structure || !own) return null;
  const { title, description, impact, detail, picture, plan, materials, benefits, advice } =
    structure;
  return {
    title,
    description,
    impact,
    detail,
    picture,
    plan: plan.picture,
    materials,
    benefits,
    advice,
    cost: structure.cost_fact.text,
    buildTime: words.months.replace("{value}", structure.build_time_fact.text),
    steps: own.steps,
    sources: own.sources,
    words,
    askUrl: siteUrl() + addressOf("freeGreenBuildingConsultation", language),
  };
}
