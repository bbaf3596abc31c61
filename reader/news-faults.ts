import { goalPurpose } from "#domain/giving/goals.ts";
import { noPurpose } from "#domain/giving/news-of-gifts.ts";
import type { Fault } from "./fault.ts";
import type { Content } from "./parsed-content.ts";

/** Purposes that the news of a gift names and that are not there. */
export function newsFaults({ lists, pages }: Content): Fault[] {
  const purposes = new Set([
    noPurpose,
    "project:any",
    ...lists.projects.map(({ id }) => `project:${id}`),
    ...pages.donateGoods.kits.items.map(({ id }) => `kit:${id.replace(/^solar-kit-/, "")}`),
    ...lists.goods.map(({ id }) => `goods:${id}`),
    ...lists.goals.map(({ id }) => goalPurpose(id)),
  ]);
  return lists.giftNews.flatMap((news, at) =>
    news.for.flatMap((purpose, place) =>
      purposes.has(purpose)
        ? []
        : [
            {
              file: "content/lists/gift-news.yaml",
              field: `${at}.for.${place}`,
              expected: "a purpose that a gift can have",
              found: `"${purpose}"`,
            },
          ],
    ),
  );
}
