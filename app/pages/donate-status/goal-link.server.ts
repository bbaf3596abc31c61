import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import type { GiftStatus } from "#domain/giving/giving.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { listContent, pageContent } from "#reader/content.ts";
import { goalOf } from "#reader/goals.ts";

/** The goal that a gift counts for, with the way to its page; null for a gift that counts for none. */
export function goalLinkOf({ designation, receivedAt, state }: GiftStatus, language: Language) {
  if (!designation || !receivedAt || state !== "received") return null;
  const id = goalOf(designation.id, guatemalaDay(receivedAt));
  const goal = listContent("goals", language).find((each) => each.id === id);
  if (!goal) return null;
  const { of_gift: words } = pageContent("goal", language);
  return {
    text: fillTemplate(words.text, { title: goal.title }),
    label: goal.proof ? words.proof : words.follow,
    href: addressOf("goal", language, {
      params: { id: goal.id },
      ...(goal.proof && { anchor: "proof" }),
    }),
  };
}
