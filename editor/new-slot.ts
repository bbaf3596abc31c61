import type { ContentFiles } from "#reader/content-files.ts";
import { parse } from "yaml";
import { picturesOf } from "./choices.ts";
import { newYaml, patchYaml } from "./patch-yaml.ts";
import { slugOf } from "./names.ts";

/** Places for photographs that never stood for a drawing. */
const file = "content/scenes/photographs.yaml";

/**
 * A place of its own for a new photograph, named after what it shows.
 * @param use where it is to stand, a use of content/scenes/
 * @returns its name, and the file that describes it
 */
export function newSlot(
  files: ContentFiles,
  use: string,
  alt: { readonly en: string; readonly es: string },
): { slot: string; texts: Record<string, string> } {
  const taken = new Set(picturesOf(files).map(({ name }) => name));
  const wanted = `photo-${slugOf(alt.en).slice(0, 40).replace(/-$/, "") || "new"}`;
  let slot = wanted;
  for (let next = 2; taken.has(slot); next += 1) slot = `${wanted}-${next}`;
  const entry = { use, alt };
  const text = files[file];
  if (text === undefined) return { slot, texts: { [file]: newYaml({ [slot]: entry }) } };
  const value = parse(text) as Record<string, unknown>;
  return { slot, texts: { [file]: patchYaml(text, { ...value, [slot]: entry }) } };
}
