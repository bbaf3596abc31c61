import type { GiftStatus } from "#domain/giving/giving.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { listContent, pageContent } from "#reader/content.ts";
import { goalPurpose } from "#domain/giving/goals.ts";
import { projectOf } from "#reader/goals.ts";
import { loadedContent } from "#reader/load.ts";

/** The goal or the build that a gift is for, with the way to its page; null for a gift that names none. */
export function goalLinkOf({ designation, state }: GiftStatus, language: Language) {
  if (!designation || state !== "received") return null;
  const { of_gift: words } = pageContent("goal", language);
  const goal = listContent("goals", language).find(({ id }) => designation.id === goalPurpose(id));
  if (!goal) return projectLinkOf(designation.id, words, language);
  return {
    text: fillTemplate(words.text, { title: goal.title }),
    label: goal.proof ? words.proof : words.follow,
    href: addressOf("goal", language, {
      params: { id: goal.id },
      ...(goal.proof && { anchor: "proof" }),
    }),
  };
}

type Words = ReturnType<typeof pageContent<"goal">>["of_gift"];

function projectLinkOf(purpose: string, words: Words, language: Language) {
  const id = projectOf(loadedContent().content, purpose);
  const project = listContent("projects", language).find((each) => each.id === id);
  if (!project) return null;
  return {
    text: fillTemplate(words.project, { title: project.title }),
    label: words.see_project,
    href: addressOf("greenBuild", language, { params: { id: project.id } }),
  };
}
