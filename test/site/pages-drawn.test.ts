import { afterAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import type { z } from "zod";
import * as build from "#application";
import { languages } from "#domain/language/language.ts";
import { readContentFiles, type ContentFiles, readYaml } from "#reader/content-files.ts";
import { formatFact } from "#reader/format-fact.ts";
import { requireContent, schemasFor } from "#reader/parse.ts";
import type { Fact } from "#reader/schema/facts.ts";
import { loadedContent, useParsed } from "#reader/load.ts";
import { pageFaults } from "../../bin/checking/page-faults.ts";

type Place = readonly string[];
type Node = Record<string, unknown>;

function listsIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => listsIn(part, [...place, key]));
  return Array.isArray(value) ? [place, ...inside] : inside;
}

function withCopy(list: readonly unknown[]): unknown[] {
  const copy = structuredClone(list.slice(-1));
  for (const entry of copy as Node[])
    if (entry?.["id"]) entry["id"] = `${entry["id"] as string}-more`;
  return [...list, ...copy];
}

const changes = { emptied: () => [], longer: withCopy };
type Change = keyof typeof changes;

function changeLists(content: Node, schema: z.ZodType, change: Change): boolean {
  let hasChanged = false;
  for (const place of listsIn(content)) {
    const outer = place.slice(0, -1);
    const parent = outer.reduce<Node | undefined>((at, key) => at?.[key] as Node, content);
    const name = place.at(-1) ?? "";
    const list = parent?.[name];
    if (!parent || !Array.isArray(list)) continue;
    parent[name] = changes[change](list);
    if (schema.safeParse(content["file"]).success) hasChanged = true;
    else parent[name] = list;
  }
  return hasChanged;
}

function withLists(files: ContentFiles, change: Change): ContentFiles {
  const changed = Object.entries(schemasFor(files)).flatMap(([file, schema]) => {
    // An old address may be written once alone, and leads to an entry that is there.
    if (file === "content/lists/redirects.yaml")
      return change === "emptied" ? [[file, stringify([])] as const] : [];
    // Pages name stories, figures name events, articles name categories.
    if (/\/(stories|events|blog-categories)\.yaml$/.test(file) && change === "emptied") return [];
    const read = readYaml(file, files[file] ?? "");
    if ("faults" in read) throw new Error(`${file} is no YAML`);
    const content: Node = { file: structuredClone(read.value) };
    // Other files keep their text, whose value is in the reader's cache.
    return changeLists(content, schema, change)
      ? [[file, stringify(content["file"])] as const]
      : [];
  });
  return { ...files, ...Object.fromEntries(changed) };
}

const { content } = loadedContent();
afterAll(() => useParsed(content));
const files = readContentFiles();
/** Both before either is used: a file is read again once its text is another. */
const [emptied, longer] = [withLists(files, "emptied"), withLists(files, "longer")];

test("a page that fails is told with its cause", async () => {
  const about = build.routes["en/about"]!;
  const loader = () => Promise.reject(new TypeError("no such picture"));
  const routes = { ...build.routes, "en/about": { ...about, module: { ...about.module, loader } } };
  expect(await pageFaults({ ...build, routes }, /^\/about\b/)).toEqual([
    expect.stringMatching(/^\/about, \/about \(light\): TypeError: no such picture\n +at /),
  ]);
});

/** Languages differ in words alone, so each page is rendered full in one and light in the other. */
const half = {
  es: /^(?!.*\/(blog|green-builds)\/)(\/es\b.*(?<!light\))|(?!\/es\b).*light\))$/,
  en: /^(?!.*\/(blog|green-builds)\/)(\/es\b.*light\)|(?!\/es\b).*(?<!light\)))$/,
};

test("emptied lists leave every page rendered, with links to their blocks reported", async () => {
  useParsed(requireContent(emptied));
  const faults = await pageFaults(build, half.es);
  const places = faults.map(
    (line) => /: links to .*(#\S+), which is not on/.exec(line)?.[1] ?? line,
  );
  const gone = "#affiliate #enrol #get-involved #student-led-projects #request #apply #ways";
  expect([...new Set(places)].toSorted()).toEqual(gone.split(" ").toSorted());
});

const moved = (value: number) => value * 7 + 3;

/** Prices, also computed ones, and days of events, as pages and their data say them. */
function changing({ facts, lists } = loadedContent().content): Set<string> {
  const prices = Object.values(facts.facts).filter(({ unit }) => unit === "usd");
  const said = languages.flatMap((language) => [
    ...prices.flatMap((fact) => formatFact(fact, language).match(/\$[\d,.]*\d/g) ?? []),
    ...lists.events.map(({ date }) => date[language]),
  ]);
  return new Set([
    ...said,
    ...lists.events.flatMap(({ starts_on, ends_on }) => [starts_on, ends_on]),
  ]);
}

function withOtherValues(): ContentFiles {
  const [register, calendar] = ["content/facts.yaml", "content/lists/events.yaml"];
  const { facts, ...rest } = parse(longer[register]!) as { facts: Record<string, Fact> };
  for (const fact of Object.values(facts)) {
    const { value, unit } = fact;
    if (typeof value === "number") {
      if (unit === "weeks") fact.value = value + 5;
      if (unit === "usd") fact.value = moved(value);
    } else if (unit === "usd" && "from" in value) {
      fact.value = { from: moved(value.from), to: moved(value.to) };
    }
  }
  const events = parse(longer[calendar]!) as { starts_on: string; ends_on: string }[];
  for (const event of events)
    for (const day of ["starts_on", "ends_on"] as const)
      event[day] = event[day].replace(/^\d{4}/, (year) => String(Number(year) + 3));
  return { ...longer, [register]: stringify({ ...rest, facts }), [calendar]: stringify(events) };
}

const counts =
  /\b((six|seis) (blueprints|planos)|(two|dos) (staff|puestos)|(eight|ocho) (kinds|tipos|build|hojas|gu)|(four|4|cuatro) (hands-on )?(weeks|semanas))/i;

test("every page is rendered from longer lists without a price, day or count of before", async () => {
  const others = withOtherValues();
  useParsed(requireContent(others));
  // A bag of the chart of courses stands for as much.
  const come = changing().add("$250");
  const gone = [...changing(content)].filter((one) => !come.has(one));
  // Not as a part of a longer number.
  const values = gone.map((text) => text.replaceAll(/[$.]/g, "\\$&")).join("|");
  const wrong = [new RegExp(`(?:${values})(?![\\d,.]*\\d)`, "i"), counts];
  expect(await pageFaults(build, half.en, wrong)).toEqual([]);
  expect(Object.values(others).join("\n")).not.toMatch(counts);
});
