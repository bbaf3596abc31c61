import { isPlainPage, moduleName, pages } from "#domain/addresses.ts";
import { noPurpose } from "#domain/giving/news-of-gifts.ts";
import { inEachLanguage, type Language } from "#domain/language/language.ts";
import { type ContentFiles, readYaml } from "#reader/content-files.ts";
import { fillComputedFacts } from "#reader/computed-facts.ts";
import { inWords } from "#reader/counted.ts";
import type { Content } from "#reader/load.ts";
import { purposeGroups } from "#reader/purposes.ts";
import { factAlone } from "#reader/format-fact.ts";
import { readPictures } from "#reader/picture-manifest.ts";
import type { Fact } from "#reader/schema/facts.ts";
import type { Link } from "#reader/schema/links.ts";
import type { Pair } from "#reader/schema/pair.ts";
import type { PictureSlot, PictureWords } from "#reader/schema/scenes.ts";
import type { NameOf } from "./form-schema.ts";
import { titleOf } from "./catalogue.ts";
import { nameOf } from "./word-folders.ts";

type Choice = {
  readonly name: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** Use of a picture in content/scenes/, which decides its shape. */
  readonly use?: string;
  readonly isPhotograph?: boolean;
  /** A new photograph's slot has none. */
  readonly hasDrawing?: boolean;
  /** Hash of the picture's files. */
  readonly version?: string | undefined;
  readonly alt?: Pair;
};

export type Choices = Readonly<Record<NameOf | "page", readonly Choice[]>> & {
  readonly figures: Readonly<Record<string, Pair>>;
};

/** The value of a file; empty when it is no YAML: saving reports that fault. */
function valueOf<Value>(files: ContentFiles, path: string): Partial<Value> {
  const yaml = readYaml(path, files[path] ?? "");
  return ("value" in yaml && (yaml.value as Partial<Value> | null)) || {};
}

/** The path of a file that shows a picture, by slot: a page, else a list, else an article. */
function picturePlaces(files: ContentFiles): ReadonlyMap<string, string> {
  const named = /(?:\b(?:\w+_)?(?:picture|slot)s?: *|slot:)"?([a-z0-9-]+)/g;
  const shown = Object.entries(files).filter(([path]) => /\/(?:blog|lists|pages)\//.test(path));
  return new Map(
    shown.flatMap(([path, text]) => [...text.matchAll(named)].map(([, slot]) => [slot!, path])),
  );
}

export const picturesOf = (files: ContentFiles) =>
  Object.keys(files)
    .filter((path) => path.startsWith("content/scenes/"))
    .flatMap((path) => Object.entries(valueOf<Record<string, PictureSlot>>(files, path)))
    .map(([name, slot]) => {
      // A photograph has words of its own.
      const own = valueOf<PictureWords>(files, `content/pictures/${name}.yaml`);
      return { name, ...slot!, ...own };
    });

function purposesOf(files: ContentFiles) {
  const page = (name: string) => valueOf(files, `content/pages/${name}.yaml`);
  const list = (name: string) => Object.values(valueOf(files, `content/lists/${name}.yaml`));
  const lists = { goals: list("goals"), projects: list("projects"), goods: list("goods") };
  const pages = { donate: page("donate"), donateGoods: page("donate-goods") };
  const { words = {} } = valueOf<{ words: Record<string, Pair> }>(files, "content/giving.yaml");
  const groups = purposeGroups({ lists, pages } as unknown as Content);
  const whereNeeded = { id: noPurpose, label: words["where_needed"]! };
  return [whereNeeded, ...groups.flatMap(({ options }) => options)];
}

/** The number of entries of each list in words, as the figure `how_many_<list>`. */
function countedLists(files: ContentFiles) {
  const lists = Object.keys(files).filter((path) => path.startsWith("content/lists/"));
  return lists.flatMap((path) => {
    const entries: unknown = valueOf(files, path);
    if (!Array.isArray(entries)) return [];
    const name = `how_many_${nameOf(path).replaceAll("-", "_")}`;
    const label = titleOf(files, path);
    return [{ name, label, figure: inEachLanguage((one) => inWords(entries.length, one)) }];
  });
}

/** Everything that fields of names choose from: figures, links, categories, purposes, pages and pictures. */
export function choicesOf(files: ContentFiles, language: Language): Choices {
  const { facts = {} } = fillComputedFacts(
    valueOf(files, "content/facts.yaml"),
    valueOf(files, "content/lists/events.yaml"),
  ) as { facts?: Record<string, Fact> };
  const { links = {} } = valueOf<{ links: Record<string, Link> }>(files, "content/links.yaml");
  const categories = valueOf(files, "content/lists/blog-categories.yaml");
  const counts = countedLists(files);
  const places = picturePlaces(files);
  const { pictures, versions: drawings } = readPictures();
  const figureOf = (fact: Fact) => inEachLanguage((one) => factAlone(fact, one));
  const figures: Choices["figures"] = Object.fromEntries([
    ...counts.map(({ name, figure }) => [name, figure] as const),
    ...Object.entries(facts).map(([name, fact]) => [name, figureOf(fact)] as const),
  ]);
  return {
    fact: [...Object.entries(facts).map(([name, { label }]) => ({ name, label })), ...counts].map(
      ({ name, label }) => ({ name, label: label[language], detail: figures[name]?.[language] }),
    ),
    figures,
    category: [...(categories as Iterable<{ id: string; name: Pair }>)].map(({ id, name }) => ({
      name: id,
      label: name[language],
    })),
    link: Object.entries(links).map(([name, { label, url }]) => ({
      name,
      label: label[language],
      detail: url === null ? "–" : "",
    })),
    page: pages.filter(isPlainPage).map((name) => {
      const file = moduleName(name);
      return { name, label: titleOf(files, `content/pages/${file}.yaml`)[language] };
    }),
    purpose: purposesOf(files).map(({ id, label }) => ({ name: id, label: label[language] })),
    picture: picturesOf(files).map(({ name, alt, use }) => ({
      name,
      label: alt[language],
      detail: places.has(name) ? titleOf(files, places.get(name)!)[language] : "",
      use,
      alt,
      isPhotograph: `content/pictures/${name}.yaml` in files,
      hasDrawing: name in drawings,
      version: pictures[name]?.hash,
    })),
  };
}
