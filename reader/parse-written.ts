import type { z } from "zod";
import { inEachLanguage, languages, type Language } from "#domain/language/language.ts";
import { day } from "#reader/schema/pair.ts";
import { faultsOf, type Fault } from "./fault.ts";
import { bodyFaults, parseBody } from "./parse-body.ts";
import { readYaml } from "./content-files.ts";
import { blogPost, type BlogPost, newsletterIssue, type NewsletterIssue } from "./schema/blog.ts";

/** A folder with a YAML file and Markdown files `en.md` and `es.md`. */
type Written<Words> = Words & {
  /** The folder's name. */
  id: string;
  bodies: Readonly<Record<Language, string>>;
};

export type PostFiles = Written<BlogPost>;
/** One issue of the newsletter; `published` is the day in its id, `2027-01-15-new-year`. */
export type IssueFiles = Written<NewsletterIssue> & { published: string };

export type Kind<Words> = {
  /** `content/blog/` */
  root: string;
  /** `post.yaml` */
  file: string;
  isName: (folder: string) => boolean;
  /** Example of a folder's name. */
  like: string;
  schema: z.ZodType<Words>;
  /** Expectation for the fault of a missing Markdown file. */
  needed: string;
  isNeeded: (words: Words, language: Language) => boolean;
  /** An additional check of the Markdown. */
  faultOf?: (body: string) => Pick<Fault, "expected" | "found"> | null;
};

export const postFiles = { root: "content/blog/", file: "post.yaml", schema: blogPost };

export const issueFiles = {
  root: "content/newsletter/",
  file: "issue.yaml",
  schema: newsletterIssue,
};

const bodyFiles = languages.map((language) => `${language}.md`);

function parseWritten<Words extends object>(
  files: Readonly<Record<string, string>>,
  { root, file: main, isName, like, schema, needed, isNeeded, faultOf }: Kind<Words>,
): { found: Written<Words>[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const found: Written<Words>[] = [];
  for (const [file, text] of Object.entries(files)) {
    if (!file.startsWith(root)) continue;
    const [id = "", name = "", ...more] = file.slice(root.length).split("/");
    if (more.length > 0 || !isName(id) || ![main, ...bodyFiles].includes(name)) {
      const expected = `${main}, ${bodyFiles.join(" or ")} in a folder named like ${like}`;
      faults.push({ file, field: "", expected, found: "this file" });
      continue;
    }
    if (name !== main) continue;
    const yaml = readYaml(file, text);
    if ("faults" in yaml) {
      faults.push(...yaml.faults);
      continue;
    }
    const read = schema.safeParse(yaml.value);
    if (read.error) faults.push(...faultsOf(file, yaml.value, read.error));
    // A wrong file stays in the list: its Markdown and what it names are checked at once, and links to it lead somewhere.
    const words = read.data ?? (yaml.value as Words);
    const bodies = inEachLanguage((language) => files[`${root}${id}/${language}.md`] ?? "");
    for (const language of languages) {
      const place = { file: `${root}${id}/${language}.md`, field: "" };
      const body = bodies[language];
      if (body.trim() === "" && isNeeded(words, language))
        faults.push({ ...place, expected: needed, found: "nothing" });
      const own = faultOf?.(body);
      faults.push(...(own ? [{ ...place, ...own }] : bodyFaults(place.file, body)));
    }
    found.push({ ...words, id, bodies });
  }
  return { found, faults };
}

type Newest = { readonly id: string; readonly published: string };

/** Newest first, then by id. The day of a wrong file may be anything. */
const byDay = (a: Newest, b: Newest) =>
  String(b.published).localeCompare(String(a.published)) || a.id.localeCompare(b.id);

/** Reads the articles, newest first, the wrong ones as they are in the files. @param files path from the project's root → text */
export function parsePosts(files: Readonly<Record<string, string>>) {
  const { found, faults } = parseWritten(files, {
    ...postFiles,
    isName: (folder) => /^[a-z0-9-]+$/.test(folder),
    like: "a-tire-wall",
    needed: "an article",
    isNeeded: (post, language) => [post.languages].flat().includes(language),
  });
  return { posts: found.toSorted(byDay), faults };
}

/** Reads the issues of the newsletter, newest first. Both languages are required: readers get their own. */
export function parseIssues(files: Readonly<Record<string, string>>) {
  const { found, faults } = parseWritten(files, {
    ...issueFiles,
    isName: (folder) =>
      /^\d{4}-\d{2}-\d{2}-[a-z0-9-]+$/.test(folder) && day.safeParse(dayIn(folder)).success,
    like: "2027-01-15-new-year",
    needed: "the words of the issue",
    isNeeded: () => true,
    // Loading a picture from our server would reveal who opened the e-mail.
    faultOf: (body) => {
      const image = parseBody(body).find((block) => block.kind === "image");
      return image ? { expected: "words alone", found: `the picture ${image.source}` } : null;
    },
  });
  const issues = found.map((issue) => ({ ...issue, published: dayIn(issue.id) }));
  return { issues: issues.toSorted(byDay), faults };
}

const dayIn = (folder: string) => folder.slice(0, 10);
