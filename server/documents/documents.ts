import {
  parseDocumentFile,
  type Edition,
  type SponsorLetterName,
} from "#domain/documents/documents.ts";
import { blog } from "#reader/blog.ts";
import { drawBlueprintSheet } from "./blueprint-sheet.ts";
import { drawBooklet } from "./booklet.ts";
import { drawBuildSheet } from "./build-sheet.ts";
import { drawGoodsGuide } from "./goods-guide.ts";
import { drawGroupPacket } from "./group-packet.ts";
import { drawReceipt } from "./receipt-pdf.ts";
import { drawShippingLabel } from "./shipping-label.ts";
import { drawSponsorLetter, plannerPart } from "./sponsor-letter.ts";
import { drawStatement } from "./statement-pdf.ts";
import { drawWaysToGive } from "./ways-to-give.ts";

type Drawn = Promise<Uint8Array<ArrayBuffer>>;

/** Papers that anybody may open, by their folder, or by their name where they lie in none. */
const papers: Readonly<Record<string, (edition: Edition, name: string) => Drawn | null>> = {
  "group-packet": drawGroupPacket,
  "goods-guide": drawGoodsGuide,
  "ways-to-give": drawWaysToGive,
  blueprints: drawBlueprintSheet,
  "build-sheets": drawBuildSheet,
  booklets: drawBooklet,
};

/** 24 concept sheets, 12 build sheets, 24 booklets, four packets, four guides, the letters asked for last; about 100 kB each. */
const mostKept = 80;

/** Draws printed documents as PDF, each from the content in one language, a donor's papers in two. */
export function createDocuments() {
  const kept = new Map<string, Drawn>();
  let keptOf: unknown = null;

  /** Drawn when it is first asked for, then kept while the content stays as it is; null for what there is not. */
  const once = (key: string, draw: () => Drawn | null): Drawn | null => {
    // Another object after each change of the content, and each day.
    const content = blog();
    if (keptOf !== content) kept.clear();
    keptOf = content;
    const drawn = kept.get(key) ?? draw();
    if (!drawn) return null;
    // To the end of the row: what nobody asks for any more leaves first.
    kept.delete(key);
    kept.set(key, drawn);
    // A drawing that failed is tried anew by the next who asks.
    drawn.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };

  return {
    /** A paper by its path below /documents/: `blueprints/bamboo-house.en.a4.pdf`. */
    open(path: string): Drawn | null {
      const [file = "", folder] = path.split("/").toReversed();
      const asked = parseDocumentFile(file);
      const key = folder ?? asked?.name ?? "";
      const draw = Object.hasOwn(papers, key) ? papers[key] : undefined;
      return asked && draw ? once(path, () => draw(asked.edition, asked.name)) : null;
    },
    sponsorLetter(name: SponsorLetterName, query: URLSearchParams, edition: Edition): Drawn | null {
      const key = JSON.stringify([name, plannerPart(query), edition]);
      return once(key, () => drawSponsorLetter(name, query, edition));
    },
    // Papers that name a person are drawn in a moment and not kept.
    shippingLabel: drawShippingLabel,
    receipt: drawReceipt,
    statement: drawStatement,
  };
}

export type Documents = ReturnType<typeof createDocuments>;
