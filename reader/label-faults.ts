import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { intervals } from "#domain/giving/gift.ts";
import { isForVisitors, troubles } from "#domain/trouble.ts";
import type { Fault } from "./fault.ts";
import { projectRoot } from "./project-root.ts";
import { sketchbookStories } from "./schema/giving-and-press-lists.ts";
import type { UiFile } from "./schema/ui.ts";

const file = "content/ui.yaml";

/** Matches `label("gallery.next")`, and label(`gallery.${way}`), of which only the beginning is known. */
const call = /\b(?:label|useLabel\(\)|requireLabel)\(\s*(?:"([^"]*)"|`([^`$]*)\$)/g;

/** The ends of the names of which code has only the beginning, such as the rows of a program (kinds/cards.tsx). */
const ends: Readonly<Record<string, readonly string[]>> = {
  "donate_start.": intervals,
  "donate_start.words_": intervals,
  "gallery.": ["all", "previous", "next", ...sketchbookStories],
  "program.": ["length", "dates", "people", "age", "where", "safety"],
  "program.included_": ["yes", "no", "ask"],
  "trouble.": troubles.filter(isForVisitors),
};

/** Editors may leave these out: what an amount does (`useHasLabel`). */
const optional = /^donate_start\.impact_/;

function labelsUsedIn(source: string): [name: string, source: string][] {
  const text = readFileSync(join(projectRoot, source), "utf8");
  if (!/useLabel|requireLabel/.test(text)) return [];
  return [...text.matchAll(call)].flatMap(([, whole, start = ""]) =>
    // A beginning that `ends` lacks is a fault of its own: no label has such a name.
    (ends[start] ?? [""]).map((end): [string, string] => [whole ?? start + end, source]),
  );
}

let used: ReadonlyMap<string, string> | undefined;

/**
 * The names of labels that code of pages uses, each with a file that does. Read once: a process keeps its code while an
 * update replaces these files.
 */
export function labelNames(): ReadonlyMap<string, string> {
  const sources = () =>
    globSync("app/**/*.{ts,tsx}", { cwd: projectRoot, exclude: ["**/*.test.*"] });
  return (used ??= new Map(sources().flatMap(labelsUsedIn)));
}

/** Faults for labels that code of pages uses and content/ui.yaml lacks, and for labels that no code uses. */
export function labelFaults(ui: UiFile): Fault[] {
  const { form: _, ...groups } = ui;
  const written = Object.entries(groups).flatMap(([group, entries]) =>
    Object.keys(entries).map((key) => `${group}.${key}`),
  );
  const names = labelNames();
  const missing = [...names].filter(([name]) => !written.includes(name));
  const unused = written.filter((name) => !names.has(name) && !optional.test(name));
  return [
    ...missing.map(([field, source]) => ({
      file,
      field,
      expected: "a label, which {source} shows",
      values: { source },
      found: "nothing",
    })),
    ...unused.map((field) => ({
      file,
      field,
      expected: "a label that a page shows",
      found: "one",
    })),
  ];
}
