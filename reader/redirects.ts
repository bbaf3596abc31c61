import { addresses, aliases, type ItemPage } from "#domain/addresses.ts";
import {
  addressOf,
  englishPathOf,
  languages,
  pathIn,
  type Language,
} from "#domain/language/language.ts";
import type { Fault } from "./fault.ts";
import { idsOf, pathsOf } from "./item-pages.ts";
import type { Content } from "./parsed-content.ts";
import type { Reader } from "./resolve.ts";
import type { Target } from "#reader/schema/pair.ts";

/** One spelling of a path: letter case and slashes make no difference to where it leads. */
export function keyOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1");
}

/** Drawings stood under /media/photos, from 1 to 100, until the gallery was called what it is. */
function oldPicturePlaces(content: Content, language: Language): [string, string][] {
  const there = new Set(idsOf(content).mediaDrawing);
  return Array.from({ length: 100 }, (_, at) => String(at + 1)).map((id) => [
    keyOf(pathIn(language, `/media/photos/${id}`)),
    there.has(id)
      ? addressOf("mediaDrawing", language, { params: { id } })
      : addressOf("media", language, { anchor: "drawings" }),
  ]);
}

/** Every old address, those of content/lists/redirects.yaml among them, by its key, and where it leads now. */
export function redirectPlaces({
  content,
  readers,
}: {
  content: Content;
  readers: Readonly<Record<Language, Reader>>;
}): ReadonlyMap<string, string> {
  return new Map(
    languages.flatMap((language) => [
      ...oldPicturePlaces(content, language),
      ...content.lists.redirects.map(({ from, target }): [string, string] => [
        keyOf(pathIn(language, from)),
        readers[language].destination(target).href,
      ]),
    ]),
  );
}

/** The address that an old path leads to now, ours or a whole one elsewhere; null for a path that is not old. */
export function findRedirect(places: ReadonlyMap<string, string>, path: string): string | null {
  try {
    return places.get(keyOf(decodeURI(path))) ?? null;
  } catch {
    // Not a path that anybody could have written.
    return null;
  }
}

/** Every address that has a page, by its key. */
export function pagePaths(content: Content): Set<string> {
  const fixed = [...Object.values(addresses), ...aliases.map(({ path }) => path)];
  return new Set([...fixed, ...pathsOf(idsOf(content))].map(keyOf));
}

/** The fault of a target in an editor's words; null when it leads somewhere. */
function targetFault(target: Target, content: Content, old: ReadonlySet<string>): string | null {
  if ("params" in target) {
    const ids: Partial<Record<ItemPage, readonly string[]>> = idsOf(content);
    const there = ids[target.page]?.includes(target.params.id);
    return there ? null : "the id of a page that is there";
  }
  if ("link" in target) {
    const url = content.links[target.link]?.url;
    const path = url && URL.parse(url)?.pathname;
    // Under which name the site is served is not known here: an address of its own may stand in links.yaml.
    return path && old.has(keyOf(englishPathOf(path)))
      ? "a target that is no old address itself"
      : null;
  }
  return "page" in target ? null : "a page or a link";
}

/** Old addresses that cannot lead on: of a page that is there, written twice, to nowhere, or round in a circle. */
export function redirectFaults(content: Content): Fault[] {
  const file = "content/lists/redirects.yaml";
  const { redirects } = content.lists;
  const pages = pagePaths(content);
  const keys = redirects.map(({ from }) => keyOf(from));
  const old = new Set(keys);
  return redirects.flatMap(({ from, target }, at): Fault[] => {
    const key = keyOf(from);
    const wrong = targetFault(target, content, old);
    const say = (field: string, expected: string, found: string) => [
      { file, field: `${at}.${field}`, expected, found },
    ];
    return [
      ...(pages.has(key) ? say("from", "an address that no page has", `"${from}"`) : []),
      ...(keys.indexOf(key) < at ? say("from", "an old address only once", `"${from}"`) : []),
      ...(wrong ? say("target", wrong, JSON.stringify(target)) : []),
    ];
  });
}
