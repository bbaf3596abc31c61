import { goalPurpose } from "#domain/giving/goals.ts";
import { noPurpose } from "#domain/giving/news-of-gifts.ts";
import type { Fault } from "./fault.ts";
import type { Content } from "./parsed-content.ts";

/** Builds and purposes that a goal or the news of a gift names and that are not there. */
export function goalFaults({ lists, pages }: Content): Fault[] {
  const file = "content/lists/goals.yaml";
  const builds = new Set(lists.projects.map(({ id }) => id));
  const purposes = new Set([
    "project:any",
    ...lists.projects.map(({ id }) => `project:${id}`),
    ...pages.donateGoods.kits.items.map(({ id }) => `kit:${id.replace(/^solar-kit-/, "")}`),
    ...lists.goods.map(({ id }) => `goods:${id}`),
  ]);
  const unknown = (of: readonly string[], at: { file: string; field: string }): Fault[] =>
    of.flatMap((purpose, place) =>
      purposes.has(purpose)
        ? []
        : [
            {
              file: at.file,
              field: `${at.field}.${place}`,
              expected: "a purpose that a gift can have",
              found: `"${purpose}"`,
            },
          ],
    );
  const ofGoals = lists.goals.flatMap(({ project, counts }, at) => [
    ...(project === null || builds.has(project)
      ? []
      : [
          {
            file,
            field: `${at}.project`,
            expected: "a build of content/lists/projects.yaml",
            found: `"${project}"`,
          },
        ]),
    ...unknown(counts, { file, field: `${at}.counts` }),
  ]);
  for (const { id } of lists.goals) purposes.add(goalPurpose(id));
  purposes.add(noPurpose);
  const ofNews = lists.giftNews.flatMap((news, at) =>
    unknown(news.for, { file: "content/lists/gift-news.yaml", field: `${at}.for` }),
  );
  return [...ofGoals, ...ofNews];
}
