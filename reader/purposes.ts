import { eventPhase } from "#domain/clock.ts";
import { goalPurpose, type Goal } from "#domain/giving/goals.ts";
import type { Designation, Pair } from "#domain/giving/gift.ts";
import { noPurpose } from "#domain/giving/news-of-gifts.ts";
import { addressOf, inEachLanguage, fillTemplate } from "#domain/language/language.ts";
import type { Fault } from "./fault.ts";
import type { Content } from "./load.ts";

type Purpose = Designation & { readonly page: Pair | null };

/** Statuses of projects that still take gifts. */
const openStatuses = new Set(["in-progress", "student-led", "concepts"]);

const pageOf = (page: "goal" | "greenBuild", id: string) =>
  inEachLanguage((language) => addressOf(page, language, { params: { id } }));
const filled = (text: Pair, title: Pair) =>
  inEachLanguage((language) => fillTemplate(text[language], { title: title[language] }));

/**
 * Purposes of gifts (specification 2 'Donation'): goals, projects, solar kits and goods.
 * @param today only purposes that are open on this day in Guatemala; omitted for all
 */
export function purposeGroups({ lists, pages }: Content, today?: string) {
  const words = pages.donate.purpose;
  const isOpen = (goal: Goal) => today === undefined || eventPhase(goal, today) === "running";
  const groups: { title: Pair; options: Purpose[] }[] = [
    {
      title: words.goals,
      options: lists.goals.filter(isOpen).map(({ id, title }) => ({
        id: goalPurpose(id),
        label: title,
        page: pageOf("goal", id),
      })),
    },
    {
      title: words.projects,
      options: [
        { id: "project:any", label: words.any_project, page: null },
        ...lists.projects
          .filter(({ status }) => today === undefined || openStatuses.has(status))
          .map(({ id, title }) => ({
            id: `project:${id}`,
            label: title,
            page: pageOf("greenBuild", id),
          })),
      ],
    },
    {
      title: words.kits,
      options: pages.donateGoods.kits.items.map(({ id, title }) => ({
        id: `kit:${id.replace(/^solar-kit-/, "")}`,
        label: filled(words.kit, title),
        page: null,
      })),
    },
    {
      title: words.goods,
      options: lists.goods.map(({ id, title }) => ({
        id: `goods:${id}`,
        label: filled(words.good, title),
        page: null,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

export const findPurpose = (content: Content, id: string): Purpose | null =>
  purposeGroups(content)
    .flatMap(({ options }) => options)
    .find((option) => option.id === id) ?? null;

export function newsFaults(content: Content): Fault[] {
  const isThere = (purpose: string) =>
    purpose === noPurpose || findPurpose(content, purpose) !== null;
  return content.lists.giftNews.flatMap((news, at) =>
    news.for.flatMap((purpose, place) =>
      isThere(purpose)
        ? []
        : {
            file: "content/lists/gift-news.yaml",
            field: `${at}.for.${place}`,
            expected: "a purpose that a gift can have",
            found: `"${purpose}"`,
          },
    ),
  );
}
