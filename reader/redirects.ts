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
import type { Content, LoadedContent } from "./load.ts";
import type { Target } from "#reader/schema/pair.ts";

/** Normalizes a path: letter case, repeated and trailing slashes do not matter. */
export function keyOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1");
}

/** Old addresses of drawings: /media/photos/1 to /media/photos/100. */
function oldPicturePlaces(content: Content, language: Language): [string, string][] {
  const there = new Set(idsOf(content).mediaDrawing);
  return Array.from({ length: 100 }, (_, at) => String(at + 1)).map((id) => [
    keyOf(pathIn(language, `/media/photos/${id}`)),
    there.has(id)
      ? addressOf("mediaDrawing", language, { params: { id } })
      : addressOf("media", language, { anchor: "drawings" }),
  ]);
}

/** All redirects: `keyOf` the old path → new address. */
export function redirectPlaces({ content, readers }: Pick<LoadedContent, "content" | "readers">) {
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

/** The new address of an old path, also of another site; null for other paths. */
export function findRedirect(places: ReadonlyMap<string, string>, path: string): string | null {
  try {
    return places.get(keyOf(decodeURI(path))) ?? null;
  } catch {
    // `decodeURI` failed.
    return null;
  }
}

/** `keyOf` all English paths that have a page. */
export function pagePaths(content: Content): Set<string> {
  const fixed = [...Object.values(addresses), ...aliases.map(({ path }) => path)];
  return new Set([...fixed, ...pathsOf(idsOf(content))].map(keyOf));
}

function targetFault(target: Target, content: Content, old: ReadonlySet<string>): string | null {
  if ("params" in target) {
    const ids: Partial<Record<ItemPage, readonly string[]>> = idsOf(content);
    const there = ids[target.page]?.includes(target.params.id);
    return there ? null : "the id of a page that is there";
  }
  if ("link" in target) {
    const url = content.links[target.link]?.url;
    const path = url && URL.parse(url)?.pathname;
    // links.yaml may contain absolute URLs of this site, whose host is not known here.
    return path && old.has(keyOf(englishPathOf(path)))
      ? "a target that is no old address itself"
      : null;
  }
  return "page" in target ? null : "a page or a link";
}

/** Redirects from an existing page, duplicates, and redirects to nowhere or in a circle. */
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
