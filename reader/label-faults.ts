import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "./fault.ts";
import { projectRoot } from "./project-root.ts";
import type { UiFile } from "./schema/ui.ts";

const file = "content/ui.yaml";

/** Matches `label("gallery.next")`, and label(`gallery.${way}`), of which only the beginning is known. */
const call = /\b(?:label|useLabel\(\)|requireLabel)\(\s*(?:"([^"]*)"|`([^`$]*)\$)/g;

function labelsUsedIn(source: string): { name: string; isWhole: boolean; source: string }[] {
  const text = readFileSync(join(projectRoot, source), "utf8");
  if (!/useLabel|requireLabel/.test(text)) return [];
  return [...text.matchAll(call)].map(([, name, start = ""]) => ({
    name: name ?? start,
    isWhole: name !== undefined,
    source,
  }));
}

/** Read once: a process keeps its code, also while an update replaces these files. */
let used: ReturnType<typeof labelsUsedIn> | undefined;

/** Faults for labels that code of pages uses and content/ui.yaml lacks, and for labels that no code uses. */
export function labelFaults(ui: UiFile): Fault[] {
  const { form: _, ...groups } = ui;
  const written = Object.entries(groups).flatMap(([group, entries]) =>
    Object.keys(entries).map((key) => `${group}.${key}`),
  );
  const names = (used ??= globSync("app/**/*.{ts,tsx}", {
    cwd: projectRoot,
    exclude: ["**/*.test.*"],
  }).flatMap(labelsUsedIn));
  const fits = ({ name, isWhole }: (typeof names)[number], label: string) =>
    isWhole ? label === name : label.startsWith(name);
  const lacking = names.filter((one) => !written.some((label) => fits(one, label)));
  // One fault for a label that several places show.
  const missing = new Map(lacking.map((one) => [one.name, one])).values();
  const unused = written.filter((label) => !names.some((one) => fits(one, label)));
  return [
    ...Array.from(missing, ({ name, source }) => ({
      file,
      field: name,
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
