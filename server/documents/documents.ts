import { createHash } from "node:crypto";
import type { Edition, Paper } from "#domain/documents/documents.ts";
import type { Receipt, YearStatement } from "#domain/giving/receipt.ts";
import type { BlueprintSheet } from "#reader/documents/blueprint-sheet.ts";
import type { Booklet } from "#reader/documents/booklet.ts";
import type { BuildSheet } from "#reader/documents/build-sheet.ts";
import type { GoodsGuide, ShippingLabel } from "#reader/documents/goods-guide.ts";
import type { GroupPacket } from "#reader/documents/group-packet.ts";
import type { EmployerLetterTexts } from "#reader/documents/employer-letter.ts";
import type { ReceiptTexts } from "#reader/documents/receipt.ts";
import type { SponsorLetter } from "#reader/documents/sponsor-letter.ts";
import { drawBlueprintSheet } from "./blueprint-sheet.ts";
import { drawBooklet } from "./booklet.ts";
import { drawBuildSheet } from "./build-sheet.ts";
import { drawEmployerLetter } from "./employer-letter.ts";
import { drawGoodsGuide } from "./goods-guide.ts";
import { drawGroupPacket } from "./group-packet.ts";
import { drawReceipt } from "./receipt-pdf.ts";
import { drawShippingLabel } from "./shipping-label.ts";
import { drawSponsorLetter } from "./sponsor-letter.ts";
import { drawStatement } from "./statement-pdf.ts";

/** Draws printed documents as PDF, each from its words in one language. */
export type Documents = {
  blueprintSheet(content: BlueprintSheet, edition: Edition): Promise<Uint8Array<ArrayBuffer>>;
  buildSheet(content: BuildSheet, edition: Edition): Promise<Uint8Array<ArrayBuffer>>;
  booklet(content: Booklet, edition: Edition): Promise<Uint8Array<ArrayBuffer>>;
  groupPacket(content: GroupPacket, edition: Edition): Promise<Uint8Array<ArrayBuffer>>;
  goodsGuide(content: GoodsGuide, edition: Edition): Promise<Uint8Array<ArrayBuffer>>;
  shippingLabel(content: ShippingLabel, edition: Edition): Promise<Uint8Array<ArrayBuffer>>;
  sponsorLetter(content: SponsorLetter, edition: Edition): Promise<Uint8Array<ArrayBuffer>>;
  /** In the donor's language, then in the other. */
  receipt(receipt: Receipt, texts: ReceiptTexts, paper: Paper): Promise<Uint8Array<ArrayBuffer>>;
  /** The same order of languages. */
  employerLetter(
    receipt: Receipt,
    texts: { receipt: ReceiptTexts; letter: EmployerLetterTexts },
    paper: Paper,
  ): Promise<Uint8Array<ArrayBuffer>>;
  statement(
    statement: YearStatement,
    texts: ReceiptTexts,
    paper: Paper,
  ): Promise<Uint8Array<ArrayBuffer>>;
};

/** 24 concept sheets, 12 build sheets, 24 booklets, four packets, four guides, the letters asked for last; about 100 kB each. */
const mostKept = 80;

export function createDocuments(): Documents {
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
    // What names a person is drawn in a moment and not kept.
    shippingLabel: drawShippingLabel,
    receipt: drawReceipt,
    employerLetter: drawEmployerLetter,
    statement: drawStatement,
  };
}
