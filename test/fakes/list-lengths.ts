import { stringify } from "yaml";
import type { z } from "zod";
import type { ContentFiles } from "#reader/content-files.ts";
import { schemasFor } from "#reader/parse.ts";
import { readYaml } from "#reader/read-yaml.ts";

type Place = readonly string[];
type Node = Record<string, unknown>;

/** Places of all lists in a value, the outer ones first. */
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
export type Change = keyof typeof changes;

/** Changes each list of a file for which the schema allows it. @returns whether there was one */
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

/** The content with each list emptied, or one entry longer, wherever the schema of its file lets an editor do so. */
export function withLists(files: ContentFiles, change: Change): ContentFiles {
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
