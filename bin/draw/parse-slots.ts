import type { Slot as PaintedSlot } from "@long-way-home/painter";
import { pictureDescription } from "@long-way-home/painter/description";
import { faultsOf, type Fault } from "#reader/fault.ts";
import { readYaml } from "#reader/read-yaml.ts";
import type { Pair } from "#reader/schema/pair.ts";
import { scenesFile, type ScenesFile, type Use } from "#reader/schema/scenes.ts";
import { USES } from "./uses.ts";

/** A place on the site for one picture, described and checked. */
export type Slot = PaintedSlot & {
  use: Use;
  alt: Pair;
  caption?: Pair | undefined;
  tags: string[];
};

type Entry = ScenesFile[string];

/** Kinds of picture that a field of their own name gives away. */
const PLAIN_KINDS = ["scene", "portrait", "plan", "object"];

/** Fills in what goes without saying: the kind of picture, and the ratio of its use. */
function completed({ use, draw }: Entry): Record<string, unknown> {
  const kind = draw.draw ?? PLAIN_KINDS.find((name) => name in draw);
  const ratio = kind === "scene" ? { ratio: USES[use].cut } : {};
  return { draw: kind, ...ratio, ...draw };
}

/**
 * Turns the files of content/scenes/ into picture slots, or tells everything that is wrong with them.
 * @param files path from the project's root (`content/scenes/home.yaml`) → text
 */
export function parseSlots(files: Record<string, string>): { slots: Slot[] } | { faults: Fault[] } {
  const faults: Fault[] = [];
  const slots: Slot[] = [];
  const homes = new Map<string, string>();
  for (const [file, text] of Object.entries(files)) {
    const yaml = readYaml(file, text);
    if ("faults" in yaml) {
      faults.push(...yaml.faults);
      continue;
    }
    const parsed = scenesFile.safeParse(yaml.value);
    if (!parsed.success) {
      faults.push(...faultsOf(file, yaml.value, parsed.error));
      continue;
    }
    for (const [name, entry] of Object.entries(parsed.data)) {
      const elsewhere = homes.get(name);
      homes.set(name, file);
      if (elsewhere) {
        faults.push({
          file,
          field: name,
          expected: "a name of its own",
          found: `it in ${elsewhere} too`,
        });
      }
      const described = completed(entry);
      const description = pictureDescription.safeParse(described);
      if (!description.success) {
        for (const fault of faultsOf(file, described, description.error)) {
          faults.push({ ...fault, field: [name, "draw", fault.field].filter(Boolean).join(".") });
        }
        continue;
      }
      const { draw: _, ...words } = entry;
      slots.push({ name, ...words, cut: USES[entry.use], description: description.data });
    }
  }
  if (faults.length > 0) return { faults };
  return { slots };
}
