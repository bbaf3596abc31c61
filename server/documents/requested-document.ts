import { statementByLink } from "#domain/giving/statements.ts";
import { isOldKey } from "#domain/giving/expiring-key.ts";
import { receiptByKey, enclosedReceipt } from "#domain/giving/receipts.ts";
import type { Giving } from "#domain/giving/giving-world.ts";
import { documents } from "./documents.ts";

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
    if (!statement) return invalidKey();
    return { bytes: await documents.statement(statement), name: `gifts-${name}` };
  }
  const receipt = await receiptByKey(giving, name, key);
  if (!receipt) return invalidKey();
  return { bytes: await documents.receipt(receipt), name: `receipt-${receipt.number}` };
}

const receiptPath = /\/donate\/(receipt|statement)\/([\w-]+)\.pdf$/;

/** Reads a document by its path and query, to attach it to an e-mail. */
export type ReadDocument = (address: string) => Promise<Uint8Array>;

/** @throws Error with the document's path, without its key, when there is none */
export function documentReader(giving: Giving): ReadDocument {
  return async (address) => {
    const url = new URL(address, "https://site.invalid");
    const [, kind, number = ""] = receiptPath.exec(url.pathname) ?? [];
    const receipt = kind === "receipt" && (await enclosedReceipt(giving, number));
    if (receipt) return documents.receipt(receipt);
    const document = documents.open(url.pathname.replace("/documents/", ""));
    if (!document) throw new Error(`there is no document ${url.pathname}`);
    return document;
  };
}
