import { parseDocumentFile } from "#domain/documents/documents.ts";
import type { Language } from "#domain/language/language.ts";
import { drawBlueprintSheet } from "./blueprint-sheet.ts";
import { drawBuildSheet } from "./build-sheet.ts";
import { drawGoodsGuide } from "./goods-guide.ts";
import { drawGroupPacket } from "./group-packet.ts";
import { drawReceipt } from "./receipt-pdf.ts";
import { drawStatement } from "./statement-pdf.ts";
import { drawWaysToGive } from "./ways-to-give.ts";

type Pdf = Promise<Uint8Array<ArrayBuffer>>;

/** Renderers of public documents, by folder below /documents/, or by name for those directly in it. */
const papers: Readonly<Record<string, (language: Language, name: string) => Pdf | null>> = {
  "group-packet": drawGroupPacket,
  "goods-guide": drawGoodsGuide,
  "ways-to-give": drawWaysToGive,
  blueprints: drawBlueprintSheet,
  "build-sheets": drawBuildSheet,
};

/** The PDF documents of the site. None is cached here: those for everybody are cached as pages are (PageCache). */
export const documents = {
  /** A public document by its path below /documents/: `blueprints/bamboo-house.en.letter.pdf`. */
  open(path: string): Pdf | null {
    const [file = "", folder] = path.split("/").toReversed();
    const parsed = parseDocumentFile(file);
    const key = folder ?? parsed?.name ?? "";
    const draw = Object.hasOwn(papers, key) ? papers[key] : undefined;
    return parsed && draw ? draw(parsed.language, parsed.name) : null;
  },
  receipt: drawReceipt,
  statement: drawStatement,
};
