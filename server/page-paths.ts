import {
  addresses,
  aliases,
  embedPath,
  embeds,
  feedPaths,
  openData,
  openDataKinds,
  openDataPath,
  calendarPath,
} from "#domain/addresses.ts";
import { languages, pathIn } from "#domain/language/language.ts";
import { workerPath } from "#domain/offline/pack.ts";
import { blog } from "#reader/blog.ts";
import { loadedContent } from "#reader/load.ts";
import { isPersonalPage } from "./http/page-kinds.ts";

/** Pages for everybody whose address has no parameter. */
const fixed = [...Object.values(addresses), ...aliases.map(({ path }) => path)].filter(
  (path) => !path.includes(":") && !isPersonalPage(path),
);

/** Every address that is drawn before anybody asks: pages and files for everybody, in both languages. */
export function pagePaths(): string[] {
  const { content } = loadedContent();
  const { lists, issues } = content;
  const entries = [
    ...blog()
      .ids()
      .map((id) => addresses.blogPost.replace(":id", id)),
    ...issues.map(({ id }) => addresses.newsletterIssue.replace(":id", id)),
    ...lists.projects.map(({ id }) => addresses.greenBuild.replace(":id", id)),
    ...lists.goals.map(({ id }) => addresses.goal.replace(":id", id)),
    ...lists.internships.map(({ id }) => addresses.internship.replace(":id", id)),
    ...(lists.events.length > 0 ? [calendarPath(null)] : []),
  ];
  return [
    ...languages.flatMap((language) =>
      [...fixed, ...entries, ...feedPaths, ...embeds.map(embedPath)].map((path) =>
        pathIn(language, path),
      ),
    ),
    ...languages.map((language) => pathIn(language, "/site.webmanifest")),
    workerPath,
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    ...openData.flatMap((name) => openDataKinds.map((kind) => openDataPath(name, kind))),
  ];
}
