import fc from "fast-check";
import { expect, test } from "vitest";
import {
  choiceOf,
  chooseProjects,
  projectCategories,
  projectStatuses,
  queryOf,
} from "./project-filter.ts";

const word = fc.constantFrom("tire", "Wall", "STOVE", "rain", "muro", "");
const project = fc.record({
  category: fc.constantFrom(...projectCategories),
  status: fc.constantFrom(...projectStatuses),
  title: fc.array(word).map((words) => words.join(" ")),
  description: fc.array(word).map((words) => words.join(" ")),
});
const choice = fc.record({
  categories: fc.subarray([...projectCategories]),
  statuses: fc.subarray([...projectStatuses]),
  search: word,
});

test("projects are filtered by the rule of specification 5", () => {
  fc.assert(
    fc.property(fc.array(project), choice, (projects, chosen) => {
      const { categories, statuses, search } = chosen;
      const text = new RegExp(search, "i");
      const isIn = (some: readonly string[], one: string) =>
        some.length === 0 || some.includes(one);
      const expected = projects.filter(
        ({ category, status, title, description }) =>
          isIn(categories, category) &&
          isIn(statuses, status) &&
          (text.test(title) || text.test(description)),
      );
      expect(chooseProjects(projects, chosen).shown).toEqual(expected);
    }),
  );
});

test("a choice written to a query is read back equal", () => {
  fc.assert(
    fc.property(choice, (chosen) => {
      expect(choiceOf(queryOf(chosen))).toEqual(chosen);
    }),
  );
});

test("unknown values in a query choose nothing", () => {
  const none = { categories: [], statuses: [], search: "" };
  expect(choiceOf(new URLSearchParams("category=castles&status=&q="))).toEqual(none);
});

test("each count equals the projects shown when only that choice of its group is made", () => {
  fc.assert(
    fc.property(fc.array(project), choice, (projects, chosen) => {
      const { counts } = chooseProjects(projects, chosen);
      for (const id of projectCategories) {
        const alone = chooseProjects(projects, { ...chosen, categories: [id] });
        expect(counts.categories[id]).toBe(alone.shown.length);
      }
      for (const id of projectStatuses) {
        const alone = chooseProjects(projects, { ...chosen, statuses: [id] });
        expect(counts.statuses[id]).toBe(alone.shown.length);
      }
    }),
  );
});
