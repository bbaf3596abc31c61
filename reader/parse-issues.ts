import { inEachLanguage, languages, type Language } from "#domain/language/language.ts";
import { faultsOf, type Fault } from "./fault.ts";
import { bodyFaults, parseBody } from "./parse-body.ts";
import { readYaml } from "./read-yaml.ts";
import { day } from "#reader/schema/pair.ts";
import { newsletterIssue, type NewsletterIssue } from "./schema/newsletter.ts";

/** One issue of the newsletter, as its folder gives it. */
export type IssueFiles = NewsletterIssue & {
  /** The folder's name, `2027-01-15-new-year`. */
  id: string;
  /** The day in it. */
  published: string;
  bodies: Readonly<Record<Language, string>>;
};

const newsletterFolder = "content/newsletter/";

const bodyFiles = languages.map((language) => `${language}.md`);
const issueFile = new RegExp(
  `^((\\d{4}-\\d{2}-\\d{2})-[a-z0-9-]+)/(issue\\.yaml|${bodyFiles.join("|")})$`,
);

/**
 * Reads the issues of the newsletter, newest first, or tells what is wrong with them.
 * @param files path from the project's root → text
 */
export function parseIssues(
  files: Readonly<Record<string, string>>,
): { issues: IssueFiles[] } | { faults: Fault[] } {
  const faults: Fault[] = [];
  const issues: IssueFiles[] = [];
  for (const [file, text] of Object.entries(files)) {
    if (!file.startsWith(newsletterFolder)) continue;
    const [, id, published, name] = issueFile.exec(file.slice(newsletterFolder.length)) ?? [];
    if (!id || !day.safeParse(published).success) {
      const expected = `issue.yaml, ${bodyFiles.join(" or ")} in a folder named like 2027-01-15-new-year`;
      faults.push({ file, field: "", expected, found: "this file" });
    }
    if (!id || !published || name !== "issue.yaml") continue;
    const read = readIssue(file, text);
    if ("faults" in read) faults.push(...read.faults);
    const pathOf = (language: Language) => `${newsletterFolder}${id}/${language}.md`;
    const bodies = inEachLanguage((language) => files[pathOf(language)] ?? "");
    for (const language of languages)
      faults.push(...faultsOfBody(pathOf(language), bodies[language]));
    if ("issue" in read) issues.push({ ...read.issue, id, published, bodies });
  }
  if (faults.length > 0) return { faults };
  return { issues: issues.toSorted((a, b) => b.id.localeCompare(a.id)) };
}

function readIssue(file: string, text: string): { issue: NewsletterIssue } | { faults: Fault[] } {
  const yaml = readYaml(file, text);
  if ("faults" in yaml) return yaml;
  const result = newsletterIssue.safeParse(yaml.value);
  if (result.success) return { issue: result.data };
  return { faults: faultsOf(file, yaml.value, result.error) };
}

/** Each reader gets it in their own language, so both are there; a picture would be fetched from us when it is read. */
function faultsOfBody(file: string, body: string): Fault[] {
  const fault = (expected: string, found: string) => [{ file, field: "", expected, found }];
  if (body.trim() === "") return fault("the words of the issue", "nothing");
  const image = parseBody(body).find((block) => block.kind === "image");
  const marks = bodyFaults(file, body);
  return image ? fault("words alone", `the picture ${image.source}`) : marks;
}
