import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "#reader/fault.ts";
import { projectRoot } from "#reader/project-root.ts";
import type { UiFile } from "#reader/schema/ui.ts";

const file = "content/ui.yaml";

/** Matches `label("gallery.next")`, and label(`gallery.${way}`), of which only the beginning is known. */
const call = /\b(?:label|useLabel\(\)|requireLabel)\(\s*(?:"([^"]*)"|`([^`$]*)\$)/g;

/** The names of labels that a source file of app/ uses. */
function labelsUsedIn(source: string): { name: string; isWhole: boolean; source: string }[] {
  const text = readFileSync(join(projectRoot, source), "utf8");
  if (!/useLabel|requireLabel/.test(text)) return [];
  return [...text.matchAll(call)].map(([, name, start = ""]) => ({
    name: name ?? start,
    isWhole: name !== undefined,
    source,
  }));
}

/** Faults for labels that code of pages uses and content/ui.yaml lacks, and for labels that no code uses. */
export function labelFaults(ui: UiFile): Fault[] {
  const { form: _, ...groups } = ui;
  const written = Object.entries(groups).flatMap(([group, entries]) =>
    Object.keys(entries).map((key) => `${group}.${key}`),
  );
  const sources = globSync("app/**/*.{ts,tsx}", { cwd: projectRoot, exclude: ["**/*.test.*"] });
  const names = sources.flatMap(labelsUsedIn);
  const fits = ({ name, isWhole }: (typeof names)[number], label: string) =>
    isWhole ? label === name : label.startsWith(name);
  const missing = names.filter((one) => !written.some((label) => fits(one, label)));
  const unused = written.filter((label) => !names.some((one) => fits(one, label)));
  return [
    ...missing.map(({ name, source }) => ({
      file,
      field: name,
      expected: `a label, which ${source} shows`,
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
