import { languages, pathIn } from "#domain/language/language.ts";
import { loadedContent } from "#reader/load.ts";
import { everyPage } from "#server/page-paths.ts";

/** Choices that a page's address carries: what their filters show, and an empty result. */
const filtered = [
  "/green-builds?category=stoves",
  "/search?q=school",
  "/search?q=zzzz",
  "/contact?subject=press",
];

export type Addresses = {
  readonly paths: readonly string[];
  /** All photographs have pages drawn alike; of these so many are looked at. */
  readonly photographs: { readonly looked: number; readonly all: number };
};

/** Every page in both languages, the filters, and the first, middle and last photograph. */
export function addressesToCheck(): Addresses {
  const count = loadedContent().content.lists.photos.length;
  const photographs = [1, Math.ceil(count / 2), count];
  const others = [...photographs.map((number) => `/media/photos/${number}`), ...filtered];
  const paths = new Set([
    ...everyPage(),
    ...languages.flatMap((language) => others.map((path) => pathIn(language, path))),
  ]);
  return { paths: [...paths], photographs: { looked: photographs.length, all: count } };
}
