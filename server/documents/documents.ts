import { createHash } from "node:crypto";
import type { Edition } from "#domain/documents/documents.ts";
import { drawBlueprintSheet } from "./blueprint-sheet.ts";
import { drawBooklet } from "./booklet.ts";
import { drawBuildSheet } from "./build-sheet.ts";
import { drawGoodsGuide } from "./goods-guide.ts";
import { drawGroupPacket } from "./group-packet.ts";
import { drawReceipt } from "./receipt-pdf.ts";
import { drawShippingLabel } from "./shipping-label.ts";
import { drawSponsorLetter } from "./sponsor-letter.ts";
import { drawStatement } from "./statement-pdf.ts";
import { drawWaysToGive } from "./ways-to-give.ts";

/** 24 concept sheets, 12 build sheets, 24 booklets, four packets, four guides, the letters asked for last; about 100 kB each. */
const mostKept = 80;

/** Draws printed documents as PDF, each from its words in one language, a donor's papers in two. */
export function createDocuments() {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  /** Drawn when it is first asked for, then kept: the same words give the same document. */
  const once = <Content>(
    draw: (content: Content, edition: Edition) => Promise<Uint8Array<ArrayBuffer>>,
  ) => {
    return (content: Content, edition: Edition): Promise<Uint8Array<ArrayBuffer>> => {
      const text = JSON.stringify([draw.name, edition, content]);
      const key = createHash("sha256").update(text).digest("hex");
      const found = kept.get(key);
      if (found) {
        // To the end of the row: what nobody asks for any more leaves first.
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const drawn = draw(content, edition);
      // What failed is tried anew by the next who asks.
      drawn.catch(() => kept.delete(key));
      kept.set(key, drawn);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return drawn;
    };
  };

  return {
    blueprintSheet: once(drawBlueprintSheet),
    buildSheet: once(drawBuildSheet),
    booklet: once(drawBooklet),
    groupPacket: once(drawGroupPacket),
    goodsGuide: once(drawGoodsGuide),
    sponsorLetter: once(drawSponsorLetter),
    waysToGive: once(drawWaysToGive),
    // What names a person is drawn in a moment and not kept.
    shippingLabel: drawShippingLabel,
    receipt: drawReceipt,
    statement: drawStatement,
  };
}

export type Documents = ReturnType<typeof createDocuments>;
