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
  "content/newsletter/rain/issue.yaml",
  "content/newsletter/2027-02-30-rain/issue.yaml",
  `${folder}/notes.yaml`,
])("%s is reported as no file of an issue", (file) => {
  expect(read({ [file]: "" })).toMatchObject({ faults: [{ file, found: "this file" }] });
});
