import {
  parseDocumentFile,
  type Edition,
  type SponsorLetterName,
} from "#domain/documents/documents.ts";
import { blog } from "#reader/blog.ts";
import { drawBlueprintSheet } from "./blueprint-sheet.ts";
import { drawBuildSheet } from "./build-sheet.ts";
import { drawGoodsGuide } from "./goods-guide.ts";
import { drawGroupPacket } from "./group-packet.ts";
import { drawReceipt } from "./receipt-pdf.ts";
import { drawShippingLabel } from "./shipping-label.ts";
import { drawSponsorLetter, plannerPart } from "./sponsor-letter.ts";
import { drawStatement } from "./statement-pdf.ts";
import { drawWaysToGive } from "./ways-to-give.ts";

type Pdf = Promise<Uint8Array<ArrayBuffer>>;

/** Renderers of public documents, by folder below /documents/, or by name for those directly in it. */
const papers: Readonly<Record<string, (edition: Edition, name: string) => Pdf | null>> = {
  "group-packet": drawGroupPacket,
  "goods-guide": drawGoodsGuide,
  "ways-to-give": drawWaysToGive,
  blueprints: drawBlueprintSheet,
  "build-sheets": drawBuildSheet,
};

/** Room for all public documents (24 concept sheets, 12 build sheets, 12 others) and 12 letters of about 100 kB. */
const maxCached = 60;

/** The PDF documents of the site. Public ones are rendered on first request and cached until the content changes. */
export function createDocuments() {
  const cache = new Map<string, Pdf>();
  let cachedContent: unknown = null;

  /** The document of a key from the cache, which evicts the least recently used one; null when `draw` returns null. */
  const cached = (key: string, draw: () => Pdf | null): Pdf | null => {
    // Another object after each change of the content, and each day.
    const content = blog();
    if (cachedContent !== content) cache.clear();
    cachedContent = content;
    const pdf = cache.get(key) ?? draw();
    if (!pdf) return null;
    // Moves the key to the end of the map's order.
    cache.delete(key);
    cache.set(key, pdf);
    // Do not cache a failure.
    pdf.catch(() => cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
    return pdf;
  };

  return {
    /** A public document by its path below /documents/: `blueprints/bamboo-house.en.a4.pdf`. */
    open(path: string): Pdf | null {
      const [file = "", folder] = path.split("/").toReversed();
      const parsed = parseDocumentFile(file);
      const key = folder ?? parsed?.name ?? "";
      const draw = Object.hasOwn(papers, key) ? papers[key] : undefined;
      return parsed && draw ? cached(path, () => draw(parsed.edition, parsed.name)) : null;
    },
    sponsorLetter(name: SponsorLetterName, query: URLSearchParams, edition: Edition): Pdf | null {
      const key = JSON.stringify([name, plannerPart(query), edition]);
      return cached(key, () => drawSponsorLetter(name, query, edition));
    },
    // Documents with a person's data are quick to render and are never cached.
    shippingLabel: drawShippingLabel,
    receipt: drawReceipt,
    statement: drawStatement,
  };
}

export type Documents = ReturnType<typeof createDocuments>;
