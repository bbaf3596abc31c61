import type { Language } from "#domain/language/language.ts";
import { formatNumber } from "#domain/language/format.ts";

type PackedKit = { bytes: number; pictures: number };

/** What bin/draw.ts noted of the packed file; vite/press-kit.ts puts the file on the site. */
const packed = import.meta.glob<PackedKit>("../../../.cache/press-kit/kit.json", {
  import: "default",
  eager: true,
});

/** The press kit: where it is, its size as people write it, and how many pictures are in it. */
export function findPressKit(language: Language) {
  const [kit] = Object.values(packed);
  if (!kit) throw new Error("There is no press kit: pack it (node bin/draw.ts).");
  return {
    address: "/press-kit/long-way-home-press-kit.zip",
    size: `${formatNumber(Math.round(kit.bytes / 100_000) / 10, language)} MB`,
    pictures: kit.pictures,
  };
}
