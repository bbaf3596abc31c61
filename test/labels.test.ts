import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const ui = parse(readFileSync("content/ui.yaml", "utf8")) as Record<string, object>;
const keys = Object.entries(ui).flatMap(([group, entries]) =>
  Object.keys(entries).map((key) => `${group}.${key}`),
);

const read = (file: string) => readFileSync(file, "utf8");
const groupOf = (name: string) => name.split(".")[0]!;

/** A label that the code asks for by name; `gallery.${way}` becomes "gallery." and what follows is open. */
type Asked = { readonly name: string; readonly isOpen: boolean };

function askedIn(source: string): Asked[] {
  if (!source.includes("useLabel")) return [];
  const calls = source.matchAll(/\b(?:label|useLabel\(\))\(\s*(?:"([^"]*)"|`([^`$]*)\$|(?!\)))/g);
  return Array.from(calls, ([call, name, start]) => {
    if (name === undefined && start === undefined) {
      throw new Error(`This test cannot read which label is meant: ${call}`);
    }
    return { name: name ?? start ?? "", isOpen: name === undefined };
  });
}

/** Files of app/ that a module brings along; types are gone before the program runs. */
function importsOf(file: string): string[] {
  const lines = read(file).matchAll(/^\s*(?:import|export)\s+(?!type\s)[^;]*?from\s+"([^"]+)"/gm);
  return Array.from(lines, ([, name = ""]) =>
    name.startsWith("#app/")
      ? name.slice(1)
      : name.startsWith(".")
        ? normalize(join(dirname(file), name))
        : "",
  ).filter((path) => path.startsWith("app/") && /\.tsx?$/.test(path) && existsSync(path));
}

function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const path of importsOf(file)) withImports(path, found);
  return found;
}

/** Groups that a loader gives to its page. */
const given = (file: string) =>
  Array.from(
    read(file).matchAll(/\blabels(?::| =) labelsOf\(\w+, \[([^\]]*)\]/g),
    ([, list = ""]) => Array.from(list.matchAll(/"(\w+)"/g), ([, group = ""]) => group),
  ).flat();

const sources = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
const pages = globSync("app/pages/**/*.tsx").filter((file) =>
  /^export default function/m.test(read(file)),
);

test("every label the code asks for is written", () => {
  const missing = sources.flatMap((file) =>
    askedIn(read(file))
      .filter(
        ({ name, isOpen }) => !keys.some((key) => (isOpen ? key.startsWith(name) : key === name)),
      )
      .map(({ name }) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("every label that is written is asked for", () => {
  const asked = sources.flatMap((file) => askedIn(read(file)));
  const texts = sources.map(read).join("\n");
  // The labels of forms are looked up by the names of forms and fields, and tested with these.
  const idle = keys.filter(
    (key) =>
      groupOf(key) !== "form" &&
      !texts.includes(`"${key}"`) &&
      !asked.some(({ name, isOpen }) => isOpen && key.startsWith(name)),
  );
  expect(idle).toEqual([]);
});

describe("a page is given the labels of everything it shows", () => {
  const everywhere = given("app/root.tsx");

  test.each(pages)("%s", (page) => {
    const files = [...withImports(page)];
    const groups = new Set([...everywhere, ...files.flatMap(given)]);
    const missing = files.flatMap((file) =>
      askedIn(read(file))
        .filter(({ name }) => !groups.has(groupOf(name)))
        .map(({ name }) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
