import { goalPurpose } from "#domain/giving/goals.ts";
import type { Designation } from "#domain/giving/gift.ts";
import { listContent, pageContent } from "./content.ts";
import { inEachLanguage, type Language } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

/** Builds that gifts can still carry on; what stands needs none. */
const openStatuses = new Set(["in-progress", "student-led", "concepts"]);

/**
 * What a gift may be meant for (specification 2 'Donation'): projects, solar kits, goods; and goals that
 * staff have named.
 * @param today of goals only those open on this day in Guatemala; all of them without it
 */
export function designationGroups(language: Language, today?: string) {
  const words = pageContent("donate", language).purpose;
  const projects = listContent("projects", language).filter(({ status }) =>
    openStatuses.has(status),
  );
  const { kits } = pageContent("donateGoods", language);
  const goals = listContent("goals", language).filter(
    ({ from, to }) => today === undefined || (from <= today && (to === null || today <= to)),
  );
  const named = goals.map(({ id, title }) => ({ id: goalPurpose(id), label: title }));
  return [
    ...(named.length > 0 ? [{ title: words.goals, options: named }] : []),
    {
      title: words.projects,
      options: [
        { id: "project:any", label: words.any_project },
        ...projects.map(({ id, title }) => ({ id: `project:${id}`, label: title })),
      ],
    },
    {
      title: words.kits,
      options: kits.items.map(({ id, title }) => ({
        id: `kit:${id.replace(/^solar-kit-/, "")}`,
        label: fillTemplate(words.kit, { title }),
      })),
    },
    {
      title: words.goods,
      options: listContent("goods", language).map(({ id, title }) => ({
        id: `goods:${id}`,
        label: fillTemplate(words.good, { title }),
      })),
    },
  ];
}

/** A designation by its id, with its words in both languages; null for what is none. */
export function findDesignation(id: string): Designation | null {
  const labelIn = (language: Language) =>
    designationGroups(language)
      .flatMap(({ options }) => options)
      .find((option) => option.id === id)?.label;
  const label = inEachLanguage(labelIn);
  const isThere = (found: typeof label): found is Record<Language, string> =>
    Object.values(found).every((text) => text !== undefined);
  return isThere(label) ? { id, label } : null;
}
