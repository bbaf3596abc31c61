import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./project-root.ts";

/** What bin/draw.ts noted of the packed press kit; bin/site-build/write-pages.ts puts the file on the site. */
export type PackedPressKit = { readonly bytes: number; readonly pictures: number };

/** @throws while none is packed */
export function packedPressKit(): PackedPressKit {
  try {
    const file = join(projectRoot, ".cache/press-kit/kit.json");
    return JSON.parse(readFileSync(file, "utf8")) as PackedPressKit;
  } catch (cause) {
    throw new Error("There is no press kit: pack it (node bin/draw.ts).", { cause });
  }
}
