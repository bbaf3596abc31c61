import { pressKitPath } from "#domain/addresses.ts";
import { formatNumber } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";
import { loadedContent } from "#reader/load.ts";
import { pressKit } from "#server/documents/press-kit.ts";

/** Address, size ("12.3 MB") and number of pictures of the press kit. */
export async function findPressKit(language: Language) {
  const { length } = await pressKit();
  return {
    address: pressKitPath,
    size: `${formatNumber(Math.round(length / 100_000) / 10, language)} MB`,
    pictures: loadedContent().content.pressKit.pictures.length,
  };
}
