import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ContentFaults, faultsOf, type Fault } from "../../reader/fault.ts";
import { listFiles } from "../../reader/list-files.ts";
import type { Content } from "../../reader/load.ts";
import { cutOf, type Use } from "../../reader/schema/picture-uses.ts";
import { projectRoot } from "../../reader/project-root.ts";
import { readYaml } from "../../reader/content-files.ts";
import { pictureDescription, type Ratio, type Slot as PaintedSlot } from "../src/index.ts";

/** One slot: its description and crop, with the texts from content/scenes/. */
export type Slot = PaintedSlot & Words & { tags: string[] };

export type Words = Content["pictureWords"]["drawings"][string];

const slotsFile = z.record(
  z.string(),
  z.strictObject({
    /** Description for the painter; `draw` and `ratio` can be omitted where they are obvious. */
    draw: z.record(z.string(), z.unknown()),
    /** Subjects of the picture, which must match the subjects that its texts name. */
    tags: z.array(z.string().regex(/^[a-z0-9-]+$/)).min(1),
  }),
);

/** Ratio of a use, where scenes can be cropped to it. */
const ratios: Partial<Record<Use, Ratio>> = {
  wide: "16:9",
  arch: "4:5",
  ring: "1:1",
  card: "3:2",
  project: "4:3",
  tall: "4:5",
  timeline: "5:4",
  poster: "16:9",
  portrait: "4:5",
  gallery: "3:2",
  figure: "3:2",
  tile: "1:1",
};

/** Kinds of picture that are recognised by a field of the same name. */
const inferredKinds = ["scene", "portrait", "plan", "thing"];

/** Fills in the omitted kind (`draw`) and ratio. */
function withDefaults(draw: Record<string, unknown>, use: Use): Record<string, unknown> {
  const kind = draw["draw"] ?? inferredKinds.find((name) => name in draw);
  const ratio = kind === "scene" ? { ratio: ratios[use] } : {};
  return { draw: kind, ...ratio, ...draw };
}

/**
 * Parses painter/slots/ into slots, or returns all faults.
 * @param files path from the project's root (`painter/slots/home.yaml`) → text
 * @param words texts of each slot from the content
 */
export function parseSlots(
  files: Readonly<Record<string, string>>,
  words: Readonly<Record<string, Words>>,
): { slots: Slot[] } | { faults: Fault[] } {
  const faults: Fault[] = [];
  const slots: Slot[] = [];
  for (const [file, text] of Object.entries(files)) {
    const yaml = readYaml(file, text);
    if ("faults" in yaml) {
      faults.push(...yaml.faults);
      continue;
    }
    const parsed = slotsFile.safeParse(yaml.value);
    if (!parsed.success) {
      faults.push(...faultsOf(file, yaml.value, parsed.error));
      continue;
    }
    for (const [name, { draw, tags }] of Object.entries(parsed.data)) {
      const texts = words[name];
      if (!texts || slots.some((slot) => slot.name === name)) {
        const expected = texts ? "a name of its own" : "a slot of content/scenes/";
        faults.push({ file, field: name, expected, found: `"${name}"` });
        continue;
      }
      const described = withDefaults(draw, texts.use);
      const description = pictureDescription.safeParse(described);
      if (!description.success) {
        for (const fault of faultsOf(file, described, description.error))
          faults.push({ ...fault, field: [name, "draw", fault.field].filter(Boolean).join(".") });
        continue;
      }
      slots.push({ name, ...texts, tags, cut: cutOf(texts.use), description: description.data });
    }
  }
  return faults.length > 0 ? { faults } : { slots };
}

/**
 * All slots of the site.
 * @throws ContentFaults
 */
export function readSlots({ pictureWords }: Pick<Content, "pictureWords">): Slot[] {
  const files = listFiles("painter/slots/*.yaml", projectRoot).map((file) => [
    file,
    readFileSync(join(projectRoot, file), "utf8"),
  ]);
  const parsed = parseSlots(Object.fromEntries(files), pictureWords.drawings);
  if ("faults" in parsed) throw new ContentFaults(parsed.faults);
  return parsed.slots;
}
