import type { ContentFiles } from "#reader/content-files.ts";
import { parse } from "yaml";
import { picturesOf } from "./choices.ts";
import { newYaml, patchYaml } from "./patch-yaml.ts";
import { slugOf } from "./slug.ts";

/** Places for photographs that never stood for a drawing. */
const file = "content/scenes/photographs.yaml";
const shortestTag = 3;

/** The words of a description one by one, by which captions are compared with pictures. */
function tagsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.split(/\s+/)).map(slugOf);
  return [...new Set(words.filter((word) => word.length >= shortestTag))];
}

/**
 * A place of its own for a new photograph, named after what it shows.
 * @param use where it is to stand, a use of content/scenes/
 * @returns its name, and the file that describes it: should the photograph be taken away, a landscape is drawn
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
  const draw = { scene: "milpa", seed: slot };
  const entry = { use, draw, alt, tags: ["photograph", ...tagsOf([alt.en, alt.es])] };
  const text = files[file];
  if (text === undefined) return { slot, texts: { [file]: newYaml({ [slot]: entry }) } };
  const value = parse(text) as Record<string, unknown>;
  return { slot, texts: { [file]: patchYaml(text, { ...value, [slot]: entry }) } };
}
