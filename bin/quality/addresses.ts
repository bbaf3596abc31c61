import { readFileSync } from "node:fs";
import { languages, pathIn } from "#domain/language/language.ts";
import { parse } from "yaml";
import { listPages } from "./page-list.ts";

/** Choices that a page's address carries: what their filters show, and an empty result. */
const filtered = [
  "/green-builds?category=stoves",
  "/recognition?category=environment",
  "/search?q=school",
  "/search?q=zzzz",
  "/contact?subject=press",
];

const idsOf = (list: string): string[] =>
  (parse(readFileSync(`content/lists/${list}.yaml`, "utf8")) as { id: string }[]).map(
    ({ id }) => id,
  );

export type Addresses = {
  readonly paths: readonly string[];
  /** All photographs have pages drawn alike; of these so many are looked at. */
  readonly photographs: { readonly looked: number; readonly all: number };
};

/**
 * Every page of the site open at `origin`, in both languages: the sitemap's, those it leaves out, each
 * internship, the filters, and the first, middle and last photograph.
 */
export async function addressesToCheck(origin: string): Promise<Addresses> {
  const listed = (await listPages(origin)).map(({ path }) => path);
  const count = idsOf("photos").length;
  const photographs = [1, Math.ceil(count / 2), count];
  const others = [
    ...idsOf("internships").map((id) => `/volunteer/internships/${id}`),
    ...photographs.map((number) => `/media/photos/${number}`),
    ...filtered,
  ];
  const paths = new Set([
    ...listed,
    ...languages.flatMap((language) => others.map((path) => pathIn(language, path))),
  ]);
  return { paths: [...paths], photographs: { looked: photographs.length, all: count } };
}
