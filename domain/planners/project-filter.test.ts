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

test("a project shows exactly by the rule of specification 5, whatever is chosen", () => {
  fc.assert(
    fc.property(fc.array(project), choice, (projects, chosen) => {
      const expected = [];
      for (const each of projects) {
        let shown = true;
        if (chosen.categories.length > 0 && !chosen.categories.includes(each.category))
          shown = false;
        if (chosen.statuses.length > 0 && !chosen.statuses.includes(each.status)) shown = false;
        const text = new RegExp(chosen.search, "i");
        if (chosen.search && !text.test(each.title) && !text.test(each.description)) shown = false;
        if (shown) expected.push(each);
      }
      expect(chooseProjects(projects, chosen).shown).toEqual(expected);
    }),
  );
});

test("a choice survives the way through an address", () => {
  fc.assert(
    fc.property(choice, (chosen) => {
      expect(choiceOf(queryOf(chosen))).toEqual(chosen);
    }),
  );
});

test("an address with nonsense chooses nothing", () => {
  expect(choiceOf(new URLSearchParams("category=castles&status=&q="))).toEqual({
    categories: [],
    statuses: [],
    search: "",
  });
});

test("the count beside a choice is what choosing it alone in its group would show", () => {
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
