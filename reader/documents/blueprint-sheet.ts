import { documentContent, listContent } from "#reader/content.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { siteUrl } from "#reader/site-url.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

/** The words of a green structure's concept sheet; null for a structure we do not have. */
export function blueprintSheet(id: string, language: Language) {
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
    buildTime: fillTemplate(words.months, { value: structure.build_time_fact.text }),
    steps: own.steps,
    sources: own.sources,
    words,
    askUrl: siteUrl() + addressOf("freeGreenBuildingConsultation", language),
  };
}

export type BlueprintSheet = NonNullable<ReturnType<typeof blueprintSheet>>;
