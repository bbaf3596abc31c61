import { addresses, aliases, feedPaths } from "#domain/addresses.ts";
import { languages, pathIn } from "#domain/language/language.ts";
import { workerPath } from "#domain/offline/pack.ts";
import { blog } from "#reader/blog.ts";
import { projectsWithGoals } from "#reader/goals.ts";
import { loadedContent } from "#reader/load.ts";

/** Pages that show what is true at the moment they are read, and are drawn for each reader. */
const live: readonly string[] = [
  addresses.impact,
  // Whether money moves is a setting of whoever runs the site.
  addresses.donate,
];

/** Pages whose address has no parameter. */
const fixed = [...Object.values(addresses), ...aliases.map(({ path }) => path)].filter(
  (path) => !path.includes(":") && !live.includes(path),
);

/**
 * Every address that is written down at build: pages and files, in both languages. An article that is held
 * back is drawn on its day, and a build with a goal shows its sum of the moment.
 */
export function pagePaths(): string[] {
  const { content } = loadedContent();
  const { lists, issues } = content;
  const withGoals = projectsWithGoals(content);
  const entries = [
    ...blog()
      .ids()
      .map((id) => addresses.blogPost.replace(":id", id)),
    ...issues.map(({ id }) => addresses.newsletterIssue.replace(":id", id)),
    ...lists.projects
      .filter(({ id }) => !withGoals.has(id))
      .map(({ id }) => addresses.greenBuild.replace(":id", id)),
    ...lists.internships.map(({ id }) => addresses.internship.replace(":id", id)),
  ];
  return [
    ...languages.flatMap((language) =>
      [...fixed, ...entries, ...feedPaths].map((path) => pathIn(language, path)),
    ),
    ...languages.map((language) => pathIn(language, "/site.webmanifest")),
    workerPath,
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
  ];
}
