import { addresses, aliases } from "#domain/addresses.ts";
import { languages, pathIn } from "#domain/language/language.ts";
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

/** Every address that is written down at build: pages and files, in both languages. */
export function pagePaths(): string[] {
  const { lists, posts } = loadedContent().content;
  const entries = [
    ...posts.map(({ id }) => addresses.blogPost.replace(":id", id)),
    ...lists.projects.map(({ id }) => addresses.greenBuild.replace(":id", id)),
    ...lists.internships.map(({ id }) => addresses.internship.replace(":id", id)),
  ];
  return [
    ...languages.flatMap((language) =>
      [...fixed, ...entries, "/blog/feed.xml"].map((path) => pathIn(language, path)),
    ),
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
  ];
}
