import { data, redirect, type LoaderFunctionArgs, type RouterContextProvider } from "react-router";
import { requestKey } from "#domain/submissions/attachments.ts";
import { parseDocumentFile, sponsorLetters, type Edition } from "#domain/documents/documents.ts";
import { isWithinLimit } from "#domain/spam/spam.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { parseReference } from "#domain/reference.ts";
import { reader } from "#reader/content.ts";
import { receiptDocument } from "#server/documents/requested-document.ts";
import { addressOf, languageOf, type Language } from "#domain/language/language.ts";
import { requestInfo, services } from "../services.server.ts";

type Args = LoaderFunctionArgs & { url: URL };
type RequestedFile = { readonly name: string; readonly edition: Edition };

/**
 * Documents as PDF. Most are public. A shipping label needs the reference and key of a goods offer; a receipt or
 * yearly statement needs its key; a letter to sponsors takes the planner's choices from the query.
 */
export async function loader({ url, params, context }: Args): Promise<Response> {
  if (!url.pathname.startsWith("/documents/")) return donorDocument(url, context);
  const file = parseDocumentFile(params["file"] ?? "");
  if (!file) throw data(null, { status: 404 });
  const folder = /^\/documents\/([\w-]+)\//.exec(url.pathname)?.[1];
  if (folder === "labels") return label(url, file, context);
  if (folder === "letters") return letter(url, file, context);
  const path = url.pathname.replace("/documents/", "");
  const bytes = await services(context).documents.open(path);
  if (!bytes) throw data(null, { status: 404 });
  return pdf(bytes, file.name, forEverybody);
}

async function label(url: URL, { name, edition }: RequestedFile, context: Args["context"]) {
  const reference = await referenceByKey(url, context);
  if (reference === null || reference !== name) throw data(null, { status: 404 });
  await limitRate(context, edition.language);
  const { storage, documents } = services(context);
  const offer = await storage.submissions.find(reference);
  const items = offer?.form === "goods-offer" ? offer.fields["items"] : null;
  const contents = typeof items === "string" ? shortened(items) : null;
  return pdf(await documents.shippingLabel({ reference, contents }, edition), name);
}

/** A letter to sponsors; its query is the planner's. */
async function letter(url: URL, { name, edition }: RequestedFile, context: Args["context"]) {
  const known = sponsorLetters.find((one) => one === name);
  if (!known) throw data(null, { status: 404 });
  const { documents } = services(context);
  const bytes = await documents.sponsorLetter(known, url.searchParams, edition);
  // No price for this number of people: the planner says what to do instead.
  if (!bytes) {
    const query = Object.fromEntries(url.searchParams);
    const options = { query, anchor: "planner" };
    throw redirect(addressOf("groupTrips", edition.language, options), 303);
  }
  return pdf(bytes, `letter-${name}`, { ...forEverybody, ...notIndexed });
}

/** The text in one line of at most 160 characters: a label has little room. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= 160 ? line : `${line.slice(0, 160).replace(/\s\S*$/, "")} …`;
}

/** The reference in the query if the query also has its key; else null. */
async function referenceByKey(url: URL, context: Args["context"]): Promise<string | null> {
  const reference = parseReference(url.searchParams.get("ref") ?? "");
  if (reference === null) return null;
  const secret = await services(context).storage.secret("documents");
  if (url.searchParams.get("key") === requestKey(secret, reference)) return reference;
  // There are six million references, few enough to try them all.
  await limitRate(context, languageOf(url.pathname));
  return null;
}

/** A receipt or yearly statement. The key in the URL is the only protection; donors get it by e-mail. */
async function donorDocument(url: URL, context: Args["context"]) {
  if (!url.searchParams.get("key")) throw data(null, { status: 404 });
  const language = languageOf(url.pathname);
  await limitRate(context, language);
  const document = await receiptDocument(url, services(context));
  if (!document) throw data(null, { status: 404 });
  if (document === "old") {
    // An expired key: the page has a form that e-mails a new link, and does not say what the old one opened.
    return redirect(addressOf("donateMonthly", language, { query: { done: "old" } }), 303);
  }
  return pdf(document.bytes, document.name);
}

const forEverybody = { "Cache-Control": "public, max-age=3600" };
const notIndexed = { "X-Robots-Tag": "noindex" };
const forOnePerson = { "Cache-Control": "private, no-store", ...notIndexed };

/** @param name of the file, without its extension */
function pdf(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  headers: Record<string, string> = forOnePerson,
): Response {
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="long-way-home-${name}.pdf"`,
      ...headers,
    },
  });
}

/**
 * Limits the documents of one person per hour and network.
 * @throws Response 429 in this language
 */
async function limitRate(
  context: Readonly<RouterContextProvider>,
  language: Language,
): Promise<void> {
  const address = requestInfo(context).clientAddress;
  const { storage, clock } = services(context);
  const isAllowed = await isWithinLimit(storage, "document", address, clock.now()).catch(
    (error) => {
      if (error instanceof StorageUnavailable) return true;
      throw error;
    },
  );
  if (isAllowed) return;
  const text = reader(language).requireLabel("error.too_many_documents");
  throw new Response(`${text}\n`, {
    status: 429,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "3600" },
  });
}
