import { addresses, aliases, feedPaths, openDataPaths, calendarPath } from "#domain/addresses.ts";
import { languages, pathIn } from "#domain/language/language.ts";
import { workerPath } from "#domain/offline/pack.ts";
import { blog } from "#reader/articles.ts";
import { idsOf, pathsOf } from "#reader/item-pages.ts";
import { loadedContent } from "#reader/load.ts";
import { isPersonalPage } from "./http/page-kinds.ts";

/** English paths of pages that are the same for everybody and have no parameter in their path. */
const fixed = [...Object.values(addresses), ...aliases.map(({ path }) => path)].filter(
  (path) => !path.includes(":") && !isPersonalPage(path),
);

/** English paths of all pages that are the same for everybody. */
function listedPages(): string[] {
  const { mediaDrawing: _, ...ids } = idsOf(loadedContent().content);
  return [...fixed, ...pathsOf({ ...ids, blogPost: blog().ids() })];
}

const inAllLanguages = (paths: readonly string[]) =>
  languages.flatMap((language) => paths.map((path) => pathIn(language, path)));

/** Every page that opens without a key; pages of one person or item as they are when there is none. */
export function everyPage(): string[] {
  const unlisted = Object.values(addresses).map((path) => path.replace(":id", "unknown"));
  const paths = [...listedPages(), ...unlisted, "/media/drawings/1", "/no-such-page"];
  return inAllLanguages([...new Set(paths)]);
}

/** Every address that is rendered ahead: pages and feeds for everybody, in both languages. */
export function pagePaths(): string[] {
  const { events } = loadedContent().content.lists;
  const calendar = events.length > 0 ? [calendarPath(null)] : [];
  return [
    ...inAllLanguages([...listedPages(), ...feedPaths, ...calendar, "/site.webmanifest"]),
    workerPath,
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    ...openDataPaths,
  ];
}
