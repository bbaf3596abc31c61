import type { Language } from "#domain/language/language.ts";
import { formatNumber } from "#domain/language/format.ts";
import { packedPressKit } from "#reader/packed-press-kit.ts";

/** The press kit: where it is, its size as people write it, and how many pictures are in it. */
export function findPressKit(language: Language) {
  const kit = packedPressKit();
  return {
    address: "/press-kit/long-way-home-press-kit.zip",
    size: `${formatNumber(Math.round(kit.bytes / 100_000) / 10, language)} MB`,
    pictures: kit.pictures,
  };
}
