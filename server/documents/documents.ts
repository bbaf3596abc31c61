import { parseDocumentFile } from "#domain/documents/documents.ts";
import type { Language } from "#domain/language/language.ts";
import { drawBlueprintSheet } from "./blueprint-sheet.ts";
import { drawBuildSheet, drawGoodsGuide, drawGroupPacket } from "./guides.ts";
import { drawReceipt } from "./receipt-pdf.ts";
import { drawStatement } from "./statement-pdf.ts";
import { drawWaysToGive } from "./ways-to-give.ts";
import { statementByLink } from "#domain/giving/statements.ts";
import { isOldKey } from "#domain/giving/expiring-key.ts";
import { findByNumber, receiptByKey, receiptOf } from "#domain/giving/receipts.ts";
import type { Giving } from "#domain/giving/giving-world.ts";

type Pdf = Promise<Uint8Array<ArrayBuffer>>;

/** Renderers of public documents, by folder below /documents/, or by name for those directly in it. */
const papers: Readonly<Record<string, (language: Language, name: string) => Pdf | null>> = {
  "group-packet": drawGroupPacket,
  "goods-guide": drawGoodsGuide,
  "ways-to-give": drawWaysToGive,
  blueprints: drawBlueprintSheet,
  "build-sheets": drawBuildSheet,
};

/** A public document by its path below /documents/: `blueprints/bamboo-house.en.letter.pdf`. Cached as pages are. */
export function drawDocument(path: string): Pdf | null {
  const [file = "", folder] = path.split("/").toReversed();
  const parsed = parseDocumentFile(file);
  const key = folder ?? parsed?.name ?? "";
  const draw = Object.hasOwn(papers, key) ? papers[key] : undefined;
  return parsed && draw ? draw(parsed.language, parsed.name) : null;
}

/**
 * A receipt or a year's statement as PDF: `/donate/receipt/<number>.pdf?key=…`,
 * `/donate/statement/<year>.pdf?of=…&key=…`.
 * @returns null without a valid key; "old" for a key that has expired
 */
export async function receiptDocument(url: URL, giving: Giving) {
  const [, kind, name] = receiptPath.exec(url.pathname) ?? [];
  const key = url.searchParams.get("key");
  if (!name || !key) return null;
  const isStatement = kind === "statement";
  const invalidKey = () =>
    isOldKey(giving, isStatement ? "statement" : "receipt", key) ? "old" : null;
  if (isStatement) {
    if (!/^\d{4}$/.test(name)) return null;
    const of = url.searchParams.get("of") ?? "";
    const statement = await statementByLink(giving, { year: Number(name), of, key });
    return statement ? drawStatement(statement) : invalidKey();
  }
  const receipt = await receiptByKey(giving, name, key);
  return receipt ? drawReceipt(receipt) : invalidKey();
}

const receiptPath = /\/donate\/(receipt|statement)\/([\w-]+)\.pdf$/;

/** Reads a document by its path and query, to attach it to an e-mail. */
export type ReadDocument = (address: string) => Promise<Uint8Array>;

/** @throws Error with the document's path, without its key, when there is none */
export function documentReader(giving: Giving): ReadDocument {
  return async (address) => {
    const url = new URL(address, "https://site.invalid");
    const [, kind, number = ""] = receiptPath.exec(url.pathname) ?? [];
    // Needs no key, which may have been replaced since.
    const found = kind === "receipt" && (await findByNumber(giving.storage, number));
    if (found) return drawReceipt(receiptOf(giving, found.gift, found.payment));
    const document = drawDocument(url.pathname.replace("/documents/", ""));
    if (!document) throw new Error(`there is no document ${url.pathname}`);
    return document;
  };
}
