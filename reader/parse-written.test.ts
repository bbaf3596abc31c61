import { expect, test } from "vitest";
import { issueFiles, newerIssue, olderIssue } from "../test/fakes/newsletter-issues.ts";
import { parseIssues } from "./parse-written.ts";

const folder = `content/newsletter/${olderIssue}`;
const read = (own: Record<string, string> = {}) => parseIssues({ ...issueFiles, ...own });

test("issues are read newest first, with the day of their folder", () => {
  const older = { published: "2027-01-15", title: { es: "Lluvia y llantas" } };
  const issues = [{ id: newerIssue }, { id: olderIssue, ...older }];
  expect(read()).toMatchObject({ issues });
  expect(parseIssues({})).toEqual({ issues: [], faults: [] });
});

test.each([
  ["es.md", " \n", { expected: "the words of the issue" }],
  ["en.md", "![A wall](slot:wall)", { expected: "words alone", found: "the picture slot:wall" }],
  ["issue.yaml", "title: { en: Rain, es: Lluvia }\n", { field: "summary" }],
])(
  "an issue without a language or summary, or with a picture, is a fault: %s",
  (name, text, fault) => {
    const file = `${folder}/${name}`;
    expect(read({ [file]: text })).toMatchObject({ faults: [{ file, ...fault }] });
  },
);

test.each([
  "content/newsletter/rain/issue.yaml",
  "content/newsletter/2027-02-30-rain/issue.yaml",
  `${folder}/notes.yaml`,
])("%s is reported as no file of an issue", (file) => {
  expect(read({ [file]: "" })).toMatchObject({ faults: [{ file, found: "this file" }] });
});
