import { parse } from "yaml";
import { expect, test } from "vitest";
import { readContentFiles } from "#reader/content-files.ts";
import { catalogueOf, formOfEntry } from "./catalogue.ts";
import { issueFiles } from "../test/fakes/newsletter-issues.ts";
import type { FormNode } from "./form-node.ts";
import { patchYaml } from "./patch-yaml.ts";
import { getAt, setAt, shapeOf } from "./ui/parts/values.ts";
import { editorWords } from "./words.ts";

// No issue of the newsletter has been written yet; the first one has to be drawable too.
const files = { ...readContentFiles(), ...issueFiles };
const entries = catalogueOf(files);

type Leaf = { readonly path: readonly (string | number)[]; readonly node: FormNode };
type Group = Record<string, unknown>;

/**
 * Every value that a person can change, with the input it is drawn by.
 * @throws when the form has no input for a value
 */
function leavesOf(node: FormNode, value: unknown, path: Leaf["path"] = []): Leaf[] {
  const lost = () => new Error(`nothing draws ${path.join(".")}: ${JSON.stringify(value)}`);
  const inner = (one: FormNode, name: string | number) =>
    leavesOf(one, (value as Group)[name], [...path, name]);
  switch (node.kind) {
    case "article":
      return [];
    case "nullable":
      return value === null ? [] : leavesOf(node.value, value, path);
    case "list":
      return (value as unknown[]).flatMap((_, at) => inner(node.item, at));
    case "record":
      return Object.keys(value as Group).flatMap((name) => inner(node.item, name));
    case "group":
      return Object.keys(value as Group).flatMap((name) => {
        const field = node.fields.find((one) => one.name === name);
        if (!field) throw lost();
        return inner(field.node, name);
      });
    case "blocks": {
      const { kind, ...rest } = value as Group;
      const block = node.blocks.find(({ name }) => name === kind);
      if (!block) throw lost();
      return leavesOf(block.node, rest, path);
    }
    case "shapes": {
      const shape = node.shapes[shapeOf(node.shapes, value)]!;
      return leavesOf(shape.node, value, path);
    }
    case "pair":
      return (["en", "es"] as const).map((language) => ({ path: [...path, language], node }));
    default:
      return [{ path, node }];
  }
}

function changed(node: FormNode, value: unknown): unknown {
  if (node.kind === "tick") return !value;
  if (node.kind === "number") return (value as number) + 1;
  if (node.kind === "choice") return node.options.find((one) => one !== value) ?? value;
  return `${String(value)} changed`;
}

/** Lines of one text that the other does not have in their place. */
function changedLines(before: string, after: string): number {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return Math.abs(old.length - now.length) + old.filter((line, at) => line !== now[at]).length;
}

/** One file of each form: files of one form are saved by the same code. */
const oneOfEach = [
  ...new Map(entries.map((entry) => [JSON.stringify(formOfEntry(entry)), entry])).values(),
];

test.each(oneOfEach)("$path has an input for each of its values", (entry) => {
  const value = parse(files[entry.path]!) as unknown;
  if (/\/(post|issue)\.yaml$/.test(entry.path)) (value as Group)["body"] = {};
  // A list that waits for its first entry has none.
  const isEmpty = Array.isArray(value) && value.length === 0;
  expect(leavesOf(formOfEntry(entry), value).length > 0).toBe(!isEmpty);
});

test.each(oneOfEach)("$path changes in one line, or not at all", (entry) => {
  const text = files[entry.path]!;
  const value: unknown = parse(text);
  expect(patchYaml(text, structuredClone(value))).toBe(text);
  const leaves = leavesOf(formOfEntry(entry), value).filter(
    ({ node }) => node.kind !== "choice" || node.options.length > 1,
  );
  for (const leaf of [leaves[0], leaves[Math.floor(leaves.length / 2)]]) {
    if (!leaf) continue;
    const wanted = setAt(value, leaf.path, changed(leaf.node, getAt(value, leaf.path)));
    const patched = patchYaml(text, wanted);
    expect(parse(patched), leaf.path.join(".")).toEqual(wanted);
    expect(changedLines(text, patched), leaf.path.join(".")).toBe(1);
  }
});

/** The keys of all fields under which a form asks for something. */
function fieldNames(node: FormNode): string[] {
  switch (node.kind) {
    case "group":
      return node.fields.flatMap(({ name, node: inner }) => [name, ...fieldNames(inner)]);
    case "list":
    case "record":
      return fieldNames(node.item);
    case "nullable":
      return fieldNames(node.value);
    case "blocks":
      return node.blocks.flatMap((block) => fieldNames(block.node));
    case "shapes":
      return node.shapes.flatMap((shape) => fieldNames(shape.node));
    default:
      return [];
  }
}

test("every field has a name in both languages", () => {
  const { fields } = editorWords("es");
  const names = new Set(entries.flatMap((entry) => fieldNames(formOfEntry(entry))));
  expect([...names].filter((name) => !fields[name])).toEqual([]);
});

test("every file of content/ that the site reads can be opened", () => {
  const opened = new Set(entries.map(({ path }) => path));
  const lost = Object.keys(files).filter(
    (path) => !opened.has(path) && !/^content\/(blog|newsletter)\/.*\.md$/.test(path),
  );
  expect(lost).toEqual([]);
});
