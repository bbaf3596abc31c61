import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#reader/project-root.ts";
import type { Language } from "#domain/language/language.ts";
import { formatNumber } from "#domain/language/format.ts";

type PackedKit = { bytes: number; pictures: number };

/** What bin/draw.ts noted of the packed file; bin/site-build/write-pages.ts puts the file on the site. */
const packed = join(projectRoot, ".cache/press-kit/kit.json");

function readKit(): PackedKit {
  try {
    return JSON.parse(readFileSync(packed, "utf8")) as PackedKit;
  } catch (cause) {
    throw new Error("There is no press kit: pack it (node bin/draw.ts).", { cause });
  }
}

/** The press kit: where it is, its size as people write it, and how many pictures are in it. */
export function findPressKit(language: Language) {
  const kit = readKit();
  return {
    address: "/press-kit/long-way-home-press-kit.zip",
    size: `${formatNumber(Math.round(kit.bytes / 100_000) / 10, language)} MB`,
    pictures: kit.pictures,
  };
}
