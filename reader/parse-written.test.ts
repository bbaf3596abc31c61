import { expect, test } from "vitest";
import { issueFiles, newerIssue, olderIssue } from "../test/fakes/newsletter-issues.ts";
import { parseIssues } from "./parse-written.ts";

const folder = `content/newsletter/${olderIssue}`;
const faultsWith = (own: Record<string, string>) => {
  const read = parseIssues({ ...issueFiles, ...own });
  if (!("faults" in read)) throw new Error("no fault was found");
  return read.faults;
};

test("issues are read newest first, with the day of their folder", () => {
  const read = parseIssues(issueFiles);
  if ("faults" in read) throw new Error(read.faults[0]?.expected);
  expect(read.issues.map(({ id }) => id)).toEqual([newerIssue, olderIssue]);
  expect(read.issues[1]).toMatchObject({
    published: "2027-01-15",
    title: { es: "Lluvia y llantas" },
  });
  expect(parseIssues({})).toEqual({ issues: [] });
});

test("an issue without a language, or with a picture, is a fault of its file", () => {
  expect(faultsWith({ [`${folder}/es.md`]: " \n" })).toMatchObject([
    { file: `${folder}/es.md`, expected: "the words of the issue" },
  ]);
  expect(faultsWith({ [`${folder}/en.md`]: "![A wall](slot:wall)" })).toMatchObject([
    { file: `${folder}/en.md`, expected: "words alone", found: "the picture slot:wall" },
  ]);
  const [fault] = faultsWith({ [`${folder}/issue.yaml`]: "title: { en: Rain, es: Lluvia }\n" });
  expect(fault).toMatchObject({ file: `${folder}/issue.yaml`, field: "summary" });
});

test.each([
  "content/newsletter/rain/issue.yaml",
  "content/newsletter/2027-02-30-rain/issue.yaml",
  `${folder}/notes.yaml`,
])("%s is reported as no file of an issue", (file) => {
  expect(faultsWith({ [file]: "" })[0]).toMatchObject({ file, found: "this file" });
});
