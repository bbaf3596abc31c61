import type { Fault } from "./fault.ts";
import type { Content } from "./parsed-content.ts";

/** Builds and purposes that a goal names and that are not there. */
export function goalFaults({ lists, pages }: Content): Fault[] {
  const file = "content/lists/goals.yaml";
  const builds = new Set(lists.projects.map(({ id }) => id));
  const purposes = new Set([
    "project:any",
    ...lists.projects.map(({ id }) => `project:${id}`),
    ...pages.donateGoods.kits.items.map(({ id }) => `kit:${id.replace(/^solar-kit-/, "")}`),
    ...lists.goods.map(({ id }) => `goods:${id}`),
  ]);
  return lists.goals.flatMap(({ project, counts }, at) => [
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
    ...counts.flatMap((purpose, place) =>
      purposes.has(purpose)
        ? []
        : [
            {
              file,
              field: `${at}.counts.${place}`,
              expected: "a purpose that a gift can have",
              found: `"${purpose}"`,
            },
          ],
    ),
  ]);
}
