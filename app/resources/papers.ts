import { data, redirect, type LoaderFunctionArgs, type RouterContextProvider } from "react-router";
import { requestKey } from "#domain/submissions/attachments.ts";
import { parseDocumentFile, sponsorLetters, type Edition } from "#domain/documents/documents.ts";
import { mayDrawDocument } from "#domain/documents/document-limit.ts";
import { parseReference } from "#domain/reference.ts";
import { reader } from "#reader/content.ts";
import { receiptDocument } from "#server/documents/requested-document.ts";
import { addressOf, languageOf, type Language } from "#domain/language/language.ts";
import { requestInfo, services } from "../services.server.ts";

type Args = LoaderFunctionArgs & { url: URL };
type Asked = { readonly name: string; readonly edition: Edition };

/**
 * Printed documents as PDF. Sheets, the packet for groups and the guide to giving goods are open to
 * anybody; a shipping label opens by the reference of the form that asked for it; a letter to whoever
 * pays carries a planner's choices in its address.
 */
export async function loader({ url, params, context }: Args): Promise<Response> {
  if (!url.pathname.startsWith("/documents/")) return donorPaper(url, context);
  const asked = parseDocumentFile(params["file"] ?? "");
  if (!asked) throw data(null, { status: 404 });
  const folder = /^\/documents\/([\w-]+)\//.exec(url.pathname)?.[1];
  if (folder === "labels") return label(url, asked, context);
  if (folder === "letters") return letter(url, asked, context);
  // Drawing one costs more than a page does.
  if (folder !== undefined) await refuseFlood(context, asked.edition.language);
  const path = url.pathname.replace("/documents/", "");
  const drawn = await services(context).documents.open(path);
  if (!drawn) throw data(null, { status: 404 });
  return pdf(drawn, asked.name, "public, max-age=3600");
}

async function label(url: URL, { name, edition }: Asked, context: Args["context"]) {
  const reference = await openedBy(url, context);
  if (reference === null || reference !== name) throw data(null, { status: 404 });
  await refuseFlood(context, edition.language);
  const { storage, documents } = services(context);
  const offer = await storage.submissions.find(reference);
  const items = offer?.form === "goods-offer" ? offer.fields["items"] : null;
  const contents = typeof items === "string" ? shortened(items) : null;
  return pdf(await documents.shippingLabel({ reference, contents }, edition), name);
}

/** The planner's address, with the letter's in place of the page's. */
async function letter(url: URL, { name, edition }: Asked, context: Args["context"]) {
  const known = sponsorLetters.find((one) => one === name);
  if (!known) throw data(null, { status: 404 });
  await refuseFlood(context, edition.language);
  const { documents } = services(context);
  const drawn = await documents.sponsorLetter(known, url.searchParams, edition);
  // Too few people for a trip, or too many: the planner says what to do instead.
  if (!drawn) {
    const query = Object.fromEntries(url.searchParams);
    const options = { query, anchor: "planner" };
    throw redirect(addressOf("groupTrips", edition.language, options), 303);
  }
  return pdf(drawn, `letter-${name}`);
}

/** A label has room for a few lines of what was offered. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= 160 ? line : `${line.slice(0, 160).replace(/\s\S*$/, "")} …`;
}

/** The reference whose key the address carries; null when it carries none that fits. */
async function openedBy(url: URL, context: Args["context"]): Promise<string | null> {
  const reference = parseReference(url.searchParams.get("ref") ?? "");
  if (reference === null) return null;
  const secret = await services(context).storage.secret("documents");
  if (url.searchParams.get("key") === requestKey(secret, reference)) return reference;
  // Six million references are few for a program that tries them all.
  await refuseFlood(context, languageOf(url.pathname));
  return null;
}

/** Receipts and yearly statements. Whoever has the key has the document: it stands in the donor's letter. */
async function donorPaper(url: URL, context: Args["context"]) {
  if (!url.searchParams.get("key")) throw data(null, { status: 404 });
  const language = languageOf(url.pathname);
  await refuseFlood(context, language);
  const document = await receiptDocument(url, services(context));
  if (!document) throw data(null, { status: 404 });
  if (document === "old") {
    // To the form that mails another link, with the same words for whatever it opened.
    return redirect(addressOf("donateMonthly", language, { query: { done: "old" } }), 303);
  }
  return pdf(document.bytes, document.name);
}

/**
 * A PDF as the answer to a request. What is opened by a key stays out of caches and search results.
 * @param name of the file, without its ending
 */
function pdf(bytes: Uint8Array<ArrayBuffer>, name: string, cache = "private, no-store"): Response {
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="long-way-home-${name}.pdf"`,
      "Cache-Control": cache,
      ...(cache.startsWith("private") ? { "X-Robots-Tag": "noindex" } : {}),
    },
  });
}

/**
 * Lets a document be drawn, unless very many were from the same network within the hour.
 * @throws Response 429 that says so in the document's language
 */
async function refuseFlood(
  context: Readonly<RouterContextProvider>,
  language: Language,
): Promise<void> {
  const address = requestInfo(context).clientAddress;
  if (await mayDrawDocument(services(context), address)) return;
  const text = reader(language).requireLabel("error.too_many_documents");
  throw new Response(`${text}\n`, {
    status: 429,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "3600" },
  });
}
