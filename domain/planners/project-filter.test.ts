import { expect, test } from "vitest";
import {
  choiceOf,
  chooseProjects,
  projectCategories,
  projectStatuses,
  queryOf,
} from "./project-filter.ts";

const projects = [
  { id: "a", category: "stoves", status: "concepts", title: "A stove", description: "of TIRES" },
  { id: "b", category: "stoves", status: "off-campus", title: "Muro", description: "" },
  { id: "c", category: "buildings", status: "concepts", title: "Tire wall", description: "" },
] as const;

// Specification 5.
test.each([
  ["", "abc"],
  ["category=stoves&category=buildings", "abc"],
  ["category=stoves&status=concepts", "a"],
  ["q=+tIre+", "ac"],
  ["category=stoves&q=tire", "a"],
  ["category=castles&status=&q=", "abc"],
])("the query “%s” shows the builds “%s” in agreement with every count", (query, ids) => {
  const choice = choiceOf(new URLSearchParams(query));
  const idsOf = (own: object) =>
    chooseProjects(projects, { ...choice, ...own }).shown.map(({ id }) => id);
  expect(idsOf({}).join("")).toBe(ids);
  const { counts } = chooseProjects(projects, choice);
  for (const id of projectCategories)
    expect(counts.categories[id]).toBe(idsOf({ categories: [id] }).length);
  for (const id of projectStatuses)
    expect(counts.statuses[id]).toBe(idsOf({ statuses: [id] }).length);
  expect(choiceOf(queryOf(choice))).toEqual(choice);
});
