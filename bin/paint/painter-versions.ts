import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { listFiles } from "#reader/list-files.ts";
import { drawingFolder, manifestIn } from "#reader/picture-manifest.ts";
import { projectRoot } from "#reader/project-root.ts";

/** By slot, a hash of its entry in painter/slots/ and of the painter's source. */
export function slotVersions(): Record<string, string> {
  const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");
  const painter = createHash("sha256");
  for (const file of listFiles("painter/{src,site}/**/!(*.test).ts", projectRoot))
    painter.update(file).update(read(file));
  const files = listFiles("painter/slots/*.yaml", projectRoot);
  const slots = files.flatMap((file) => Object.entries(parse(read(file)) as object));
  const versionOf = (entry: object) =>
    painter.copy().update(JSON.stringify(entry)).digest("hex").slice(0, 10);
  return Object.fromEntries(slots.map(([slot, entry]) => [slot, versionOf(entry as object)]));
}

/** The slots whose pictures are older than their entry or the painter. */
export function staleSlots(): string[] {
  const { versions } = manifestIn(drawingFolder);
  const now = slotVersions();
  return Object.keys(now).filter((slot) => now[slot] !== versions[slot]);
}
