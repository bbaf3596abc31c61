import { parse, stringify } from "yaml";
import type { ContentFiles } from "#reader/content-files.ts";
import { parseContent, schemasFor } from "#reader/parse.ts";

type Place = readonly (string | number)[];
type Node = Record<string | number, unknown>;

const at = (root: unknown, place: Place): unknown =>
  place.reduce<unknown>((node, key) => (node as Node)[key], root);

/** Places of all lists in a value, the outer ones first. */
function listsIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => listsIn(part, [...place, key]));
  return Array.isArray(value) ? [place, ...inside] : inside;
}

/** One more entry, as an editor copies one. */
function withOneMore(list: readonly unknown[]): unknown[] {
  const last = list.at(-1);
  if (last === undefined) return [...list];
  const copy = structuredClone(last);
  if (typeof copy === "object" && copy !== null && "id" in copy) copy.id = `${String(copy.id)}-more`;
  return [...list, copy];
}

const changes = { none: () => [], more: withOneMore };

/**
 * The content with every list emptied, or made longer by one, as far as its schema lets an editor do so: no page may
 * fail by it.
 */
export function withListLengths(files: ContentFiles, how: keyof typeof changes): ContentFiles {
  const schemas = schemasFor(files);
  const changed = Object.entries(schemas).flatMap(([file, schema]) => {
    let root = { value: parse(files[file] ?? "") as unknown };
    for (const place of how === "none" && process.env.INNER ? listsIn(root).reverse() : listsIn(root)) {
      const next = structuredClone(root);
      const parent = at(next, place.slice(0, -1)) as Node | undefined;
      const key = place.at(-1);
      const list = parent?.[key ?? ""];
      if (!parent || key === undefined || !Array.isArray(list)) continue;
      parent[key] = changes[how](list);
      if (schema.safeParse(next.value).success) root = next;
    }
    return [[file, stringify(root.value)] as const];
  });
  const all = { ...files, ...Object.fromEntries(changed) };
  const parsed = parseContent(all);
  if (!("faults" in parsed)) return all;
  // What fits its own schema may not fit the rest: such files stay as they are.
  const own = new Set(parsed.faults.map(({ file }) => file));
  console.log(parsed.faults)
  return { ...all, ...Object.fromEntries([...own].map((file) => [file, files[file] ?? ""])) };
}
