import {
  openDocuments,
  papers,
  parseDocumentFile,
  type Edition,
} from "#domain/documents/documents.ts";
import type { Giving } from "#domain/giving/create-giving.ts";
import { blueprintSheet } from "#reader/documents/blueprint-sheet.ts";
import { booklet } from "#reader/documents/booklet.ts";
import { buildSheet } from "#reader/documents/build-sheet.ts";
import { receiptTexts } from "#reader/documents/donor-papers.ts";
import { goodsGuide } from "#reader/documents/goods-guide.ts";
import { groupPacket } from "#reader/documents/group-packet.ts";
import { waysToGive } from "#reader/documents/ways-to-give.ts";
import type { Documents } from "./documents.ts";

export type RequestedDocument = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
};

/** A document that anybody may open, by the last part of its path; null when it is none. */
export async function openDocument(
  file: string,
  documents: Documents,
): Promise<RequestedDocument | null> {
  const asked = parseDocumentFile(file);
  const name = openDocuments.find((one) => one === asked?.name);
  if (!asked || !name) return null;
  const { edition } = asked;
  const draw = {
    "group-packet": () => documents.groupPacket(groupPacket(edition.language), edition),
    "goods-guide": () => documents.goodsGuide(goodsGuide(edition.language), edition),
    "ways-to-give": () => documents.waysToGive(waysToGive(edition.language), edition),
  };
  return { bytes: await draw[name](), name };
}

/** A concept sheet, a build sheet or a booklet, by the folder of its path; null when there is none of the name. */
export async function openSheet(
  folder: string,
  { name, edition }: { readonly name: string; readonly edition: Edition },
  documents: Documents,
): Promise<RequestedDocument | null> {
  if (folder === "build-sheets") {
    const content = buildSheet(name, edition.language);
    return content && { bytes: await documents.buildSheet(content, edition), name };
  }
  if (folder === "booklets") {
    const content = booklet(name, edition.language);
    return content && { bytes: await documents.booklet(content, edition), name };
  }
  const content = blueprintSheet(name, edition.language);
  return content && { bytes: await documents.blueprintSheet(content, edition), name };
}

/**
 * A receipt or a year's statement: `/donate/receipt/<number>.pdf?key=…`,
 * `/donate/statement/<year>.pdf?of=…&key=…`, Letter, or A4 with `&paper=a4`. Null without a key that
 * fits; "old" where it fitted once.
 */
export async function receiptDocument(
  url: URL,
  { giving, documents }: { readonly giving: Giving; readonly documents: Documents },
): Promise<RequestedDocument | "old" | null> {
  const [, kind, name] = receiptPath.exec(url.pathname) ?? [];
  const key = url.searchParams.get("key");
  if (!name || !key) return null;
  const isStatement = kind === "statement";
  const paper = papers.find((one) => one === url.searchParams.get("paper")) ?? "letter";
  const nothing = () =>
    giving.isOldLink(isStatement ? "statement" : "receipt", key) ? "old" : null;
  if (isStatement) {
    if (!/^\d{4}$/.test(name)) return null;
    const of = url.searchParams.get("of") ?? "";
    const statement = await giving.statement({ year: Number(name), of, key });
    if (!statement) return nothing();
    return {
      bytes: await documents.statement(statement, receiptTexts(), paper),
      name: `gifts-${name}`,
    };
  }
  const receipt = await giving.receipt(name, key);
  if (!receipt) return nothing();
  return {
    bytes: await documents.receipt(receipt, receiptTexts(), paper),
    name: `receipt-${receipt.number}`,
  };
}

const receiptPath = /\/donate\/(receipt|statement)\/([\w-]+)\.pdf$/;

/** Gives one of our own documents by its path and query, to be sent along with a letter. */
export type ReadDocument = (address: string) => Promise<Uint8Array>;

/** @throws Error naming the document, without its key, when there is none at the address */
export function documentReader(services: {
  readonly giving: Giving;
  readonly documents: Documents;
}): ReadDocument {
  return async (address) => {
    const url = new URL(address, "https://site.invalid");
    const file = url.pathname.split("/").at(-1) ?? "";
    const [, kind, number = ""] = receiptPath.exec(url.pathname) ?? [];
    const receipt = kind === "receipt" && (await services.giving.enclosedReceipt(number));
    if (receipt) return services.documents.receipt(receipt, receiptTexts(), "letter");
    const document = await openDocument(file, services.documents);
    if (!document) throw new Error(`there is no document ${url.pathname}`);
    return document.bytes;
  };
}
