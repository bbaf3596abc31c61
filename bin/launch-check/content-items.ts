import { inEachLanguage } from "#domain/language/language.ts";
import { type ContentFiles, readYaml } from "#reader/content-files.ts";
import { valuesIn } from "#reader/leaves.ts";
import { isPublished } from "#reader/schema/blog.ts";
import type { Content } from "#reader/load.ts";
import { isPair } from "#reader/resolve.ts";
import { readPictures } from "#reader/picture-manifest.ts";
import type { Pair } from "#reader/schema/pair.ts";
import { placeOf } from "../../editor/differences.ts";
import type { LaunchItem } from "../../staff/parts/launch-words.ts";

export const same = (text: string): Pair => ({ en: text, es: text });

type Entry = Readonly<Record<string, unknown>>;

type Gap = readonly [
  /** Matches file and field: `content/site.yaml tax_id`. */
  at: RegExp,
  is: (value: unknown, yearAgo: string, entry: Entry) => boolean,
  kind: LaunchItem["kind"],
  /** Key of its texts in staff/words/launch.yaml. */
  code: string,
  harms?: true,
];

const isNull = (value: unknown) => value === null;
const isTrue = (value: unknown) => value === true;
/** Compares a year, month or day by its last day. */
const isOld = (value: unknown, yearAgo: string) =>
  typeof value === "string" && value + "-12-31".slice(value.length - 4) < yearAgo;
const isEmptyPart = (value: unknown, _: string, { kind }: Entry) =>
  kind !== undefined && Array.isArray(value) && value.length === 0;

const [site, links, facts] = ["site", "links", "facts"].map((name) => `^content/${name}\\.yaml `);
const written = String.raw`^content/(?:pages|lists|blog)/.* (?:.*\.)?`;

const gaps: readonly Gap[] = [
  // Receipts need these, and families in the highlands call.
  [RegExp(`${site}tax_id$`), isNull, "organization", "tax_id", true],
  [RegExp(`${site}address`), isNull, "organization", "address", true],
  [RegExp(`${links}links\\.phone\\.url$`), isNull, "link", "link", true],
  [RegExp(`${links}links\\.(?!phone\\.)\\w+\\.url$`), isNull, "link", "link"],
  [RegExp(`${site}goods_address`), isNull, "organization", "goods_address"],
  [RegExp(`${written}video$`), isNull, "film", "film"],
  [RegExp(`${written}(?:draft|sample)$`), isTrue, "draft", "draft"],
  [RegExp(`${written}name$`), isNull, "organization", "no_name"],
  [RegExp(`${written}items$`), isEmptyPart, "organization", "no_entries"],
  [RegExp(`${facts}facts\\.\\w+\\.as_of$`), isNull, "figure", "figure"],
  [RegExp(`${facts}facts\\.\\w+\\.as_of$`), isOld, "old", "old_figure"],
  [/^content\/lists\/events\.yaml \d+\.ends_on$/, isOld, "old", "old_event"],
];

function nameOf(entry: Entry): Pair | null {
  for (const key of ["title", "name", "label", "role", "id"]) {
    const value = entry[key];
    if (typeof value === "string") return same(value);
    if (value && typeof value === "object" && isPair(value)) return value;
  }
  return null;
}

function gapsIn(file: string, whole: unknown, yearAgo: string): LaunchItem[] {
  return valuesIn(whole, false).flatMap(({ field, value, entry }) =>
    gaps
      .filter(([at, is]) => is(value, yearAgo, entry) && at.test(`${file} ${field}`))
      .map(([, , kind, code, harms = false]) => {
        const { stand_in: standIn } = entry as { stand_in?: { note: Pair } };
        const above = field.slice(0, Math.max(0, field.lastIndexOf(".")));
        const named = (path: string) =>
          inEachLanguage((language) => placeOf(path, whole, language));
        const isOfSite = file === "content/site.yaml";
        const what = (!isOfSite && nameOf(entry)) || named(isOfSite ? field : above);
        const own = { what, values: { day: String(value) } };
        const meanwhile = standIn && { meanwhile: standIn.note };
        return { kind, code, harms, where: { file, field }, ...own, ...meanwhile };
      }),
  );
}

/** One item for all drawings; a photograph of the same name in content/pictures/ replaces one. */
function ofPictures(): LaunchItem[] {
  const pictures = Object.values(readPictures().pictures);
  const drawn = pictures.filter(({ illustration }) => illustration).length;
  const values = { drawn, all: pictures.length };
  const where = { file: "content/pictures", field: "" };
  return drawn === 0 ? [] : [{ kind: "picture", code: "pictures", where, values }];
}

function ofArticles(posts: Content["posts"], today: string, yearAgo: string): LaunchItem[] {
  const newest = posts.find((post) => isPublished(post, today));
  if (!newest || newest.published >= yearAgo) return [];
  const { id, title: what, published: day } = newest;
  const where = { file: `content/blog/${id}/post.yaml`, field: "published" };
  return [{ kind: "old", code: "old_article", where, what, values: { day } }];
}

/**
 * Missing content, in the order of the files.
 * @param files valid texts by path
 * @param content the parsed files
 * @param today `2026-05-18`, to find what is older than a year
 */
export function contentItems(files: ContentFiles, content: Content, today: string): LaunchItem[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const found = Object.entries(files)
    .filter(([file]) => file.endsWith(".yaml"))
    .flatMap(([file, text]) => {
      // Parsed, because it has the dates of computed figures.
      if (file === "content/facts.yaml") return gapsIn(file, content.facts, yearAgo);
      const yaml = readYaml(file, text);
      return "value" in yaml ? gapsIn(file, yaml.value, yearAgo) : [];
    });
  return [...found, ...ofPictures(), ...ofArticles(content.posts, today, yearAgo)];
}
