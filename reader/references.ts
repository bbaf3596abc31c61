import { countOf } from "./counted.ts";
import { describe, type Fault } from "./fault.ts";
import { factReference } from "./format-fact.ts";
import { valuesIn } from "./leaves.ts";
import type { Content } from "./load.ts";
import { keyOf, pagePaths } from "./redirects.ts";
import { oneNumberOf } from "./schema/facts.ts";

/** A Markdown link to a page of ours; links to files, such as /impact.csv, contain a dot. */
const ownLink = /\]\((\/[^).#?]*)[)#?]/g;

/** Faults of names that do not exist in the file they point into: facts, links, pictures, sources, groups. */
export function checkReferences(content: Content, parsed: Record<string, unknown>): Fault[] {
  const faults: Fault[] = [];
  const report = (
    file: string,
    field: string,
    expected: string,
    found: string,
    values: NonNullable<Fault["values"]> = {},
  ) => faults.push({ file, field, expected, values, found });
  const { facts, sources, groups } = content.facts;
  const { stories, programs, projects } = content.lists;
  /** Lists by the keys that name one of their entries. */
  const named: Readonly<Record<string, [readonly { id: string }[], string]>> = {
    drawn_story: [stories, "a story of content/lists/stories.yaml"],
    build_sheet: [
      content.documents.buildSheets.sheets,
      "a sheet of content/documents/build-sheets.yaml",
    ],
    program_card: [programs, "an id of content/lists/programs.yaml"],
    project: [projects, "a build of content/lists/projects.yaml"],
  };
  const pages = pagePaths(content);
  const factsFile = "content/facts.yaml";
  for (const [file, value] of Object.entries(parsed)) {
    const isWords = file.endsWith(".md");
    for (const { field, value: text } of valuesIn(value)) {
      if (typeof text !== "string") continue;
      // Entries of a list have the key of the list.
      const key = field.split(".").findLast((part) => !/^\d+$/.test(part)) ?? "";
      const wants = (expected: string, found = `"${text}"`) => report(file, field, expected, found);
      for (const [, name = ""] of text.includes("{{") ? text.matchAll(factReference) : [])
        if (!facts[name] && countOf(name, content) === null)
          wants(`a fact of ${factsFile}`, `{{${name}}}`);
      for (const [, slot = ""] of isWords ? text.matchAll(/\(slot:([a-z0-9-]+)\)/g) : [])
        if (!content.pictureWords.drawings[slot]) wants("a picture slot of content/scenes/", slot);
      for (const { 1: path = "", index } of isWords ? text.matchAll(ownLink) : [])
        if (!pages.has(keyOf(path))) {
          const line = text.slice(0, index).split("\n").length;
          report(file, `line ${line}`, "the address of a page that is there", path);
        }
      if (key === "from" && file.endsWith("build-sheets.yaml") && !sources[text])
        wants(`a source of ${factsFile}`);
      if (key === "link" && !content.links[text]) wants("a link of content/links.yaml");
      if (key === "category" && file.startsWith("content/blog/"))
        if (!content.lists.blogCategories.some(({ id }) => id === text))
          wants("a category of content/lists/blog-categories.yaml");
      if (/^(pictures?|share|slot)$/.test(key) && !content.pictureWords.drawings[text])
        wants("a picture slot of content/scenes/");
      const [entries, expected = ""] = (Object.hasOwn(named, key) && named[key]) || [];
      if (entries && !entries.some(({ id }) => id === text)) wants(expected);
      if (!/(^|_)fact$/.test(key)) continue;
      const fact = facts[text];
      if (!fact) wants(`a fact of ${factsFile}`);
      // Pages calculate with it or chart it, which needs one number.
      else if (/(^|_)number_fact$/.test(key) && typeof fact.value !== "number") {
        const { error, params } = oneNumberOf(fact.unit);
        const expected = `${error} ({file} counts with it)`;
        const found = describe(fact.value);
        report(factsFile, `facts.${text}.value`, expected, found, { ...params, file });
      }
    }
  }
  for (const [name, fact] of Object.entries(facts)) {
    for (const [key, names] of [
      ["source", sources],
      ["group", groups],
    ] as const) {
      if (names[fact[key]]) continue;
      const all = Object.keys(names).join(", ");
      report(factsFile, `facts.${name}.${key}`, "one of {all}", `"${fact[key]}"`, { all });
    }
  }
  for (const [name, link] of Object.entries(content.links)) {
    if (link.url !== null || link.stand_in) continue;
    const expected = "what a visitor gets while the url is null";
    report("content/links.yaml", `links.${name}.stand_in`, expected, "nothing");
  }
  return faults;
}

/** Entries with the id of an earlier entry: calendars, anchors and URLs could not tell them apart. @param lists values by file */
export function repeatedIds(lists: Readonly<Record<string, unknown>>): Fault[] {
  return Object.entries(lists).flatMap(([file, list]) => {
    const entries: ({ id?: unknown } | null)[] = Array.isArray(list) ? list : [];
    const ids = entries.map((entry) => entry?.id);
    const expected = "an id that no other entry of the list has";
    return ids.flatMap((id, at) =>
      id === undefined || ids.indexOf(id) === at
        ? []
        : { file, field: `${at}.id`, expected, found: `"${String(id)}"` },
    );
  });
}

/** Picture slots that two files of content/scenes/ define. */
export function repeatedSlots(files: Readonly<Record<string, unknown>>): Fault[] {
  const homes = new Map<string, string>();
  const scenes = Object.entries(files).filter(([file]) => file.startsWith("content/scenes/"));
  return scenes.flatMap(([file, slots]) =>
    Object.keys(slots as object).flatMap((field): Fault[] => {
      const home = homes.get(field);
      homes.set(field, file);
      if (!home) return [];
      return [{ file, field, expected: "a name of its own", found: `it in ${home} too` }];
    }),
  );
}
