import { createHash } from "node:crypto";
import { booklets } from "#domain/documents/documents.ts";
import { languages } from "#domain/language/language.ts";
import { booklet } from "#reader/documents/booklet.ts";
import type { BookletWeights } from "#reader/offline-weights.ts";
import { inOneLanguage } from "#server/documents/requested-document.ts";
import { createDocuments } from "#server/documents/documents.ts";
import { built } from "#server/main.ts";

/**
 * Draws each booklet once to tell what it weighs. They are drawn anew when they are asked for, under the
 * address of the day: a link more or less in the file is a few bytes. Both papers weigh the same.
 * @param before of the last build: what says the same is not drawn again
 */
export async function weighBooklets(before: BookletWeights): Promise<BookletWeights> {
  const documents = createDocuments(built.pictures);
  const weights: BookletWeights = {};
  for (const language of languages) {
    for (const name of booklets) {
      const [content, own] = inOneLanguage({ language, paper: "letter" }, (one) =>
        booklet(name, one),
      );
      if (!content) continue;
      const words = createHash("sha256").update(JSON.stringify(content)).digest("hex");
      const known = before[`${name}.${language}`];
      weights[`${name}.${language}`] =
        known?.words === words
          ? known
          : {
              words,
              bytes: (await documents.booklet(content, own)).length,
            };
    }
  }
  return weights;
}
