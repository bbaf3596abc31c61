import type { Picture } from "../resolve.ts";
import { documentContent, listContent } from "#reader/content.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { siteUrl } from "#reader/site-url.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

/** What a concept sheet says, in one language. */
export type BlueprintSheet = {
  readonly title: string;
  readonly description: string;
  readonly impact: string;
  readonly detail: string;
  readonly cost: string;
  readonly buildTime: string;
  readonly plan: Picture;
  readonly picture: Picture;
  readonly materials: readonly string[];
  readonly steps: readonly string[];
  readonly benefits: readonly string[];
  readonly advice: string;
  readonly sources: string;
  readonly words: {
    readonly kicker: string;
    readonly cost: string;
    readonly build_time: string;
    readonly range: string;
    readonly about: string;
    readonly materials: string;
    readonly steps: string;
    readonly benefits: string;
    readonly advice: string;
    readonly drawing: string;
    readonly sources: string;
    readonly ask_title: string;
    readonly ask: string;
    readonly foot: string;
    readonly numbering: string;
  };
  /** Where a visitor asks for a call; a full address. */
  readonly askUrl: string;
};

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
    buildTime: fillTemplate(words.months, { value: structure.build_time_fact.text }),
    steps: own.steps,
    sources: own.sources,
    words,
    askUrl: siteUrl() + addressOf("freeGreenBuildingConsultation", language),
  };
}
