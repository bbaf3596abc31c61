import { data, redirect, type LoaderFunctionArgs } from "react-router";
import { pdfName } from "#domain/documents/documents.ts";
import { isWithinLimit } from "#domain/spam/spam.ts";
import { reader } from "#reader/content.ts";
import { drawDocument, receiptDocument } from "#server/documents/documents.ts";
import { addressOf, languageOf, type Language } from "#domain/language/language.ts";
import { nullIfDown, requestInfo, services } from "../services.server.ts";

/** Documents as PDF: public ones, and a donor's receipt or yearly statement, which needs its key. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  if (!url.pathname.startsWith("/documents/")) return donorDocument(url, context);
  const bytes = await drawDocument(url.pathname.replace("/documents/", ""));
  if (!bytes) throw data(null, { status: 404 });
  return pdf(bytes, url, { "Cache-Control": "public, max-age=3600" });
}

/** A receipt or yearly statement. The key in the URL is the only protection; donors get it by e-mail. */
async function donorDocument(url: URL, context: LoaderFunctionArgs["context"]) {
  if (!url.searchParams.get("key")) throw data(null, { status: 404 });
  const language = languageOf(url.pathname);
  await limitRate(context, language);
  const bytes = await receiptDocument(url, services(context).giving);
  if (!bytes) throw data(null, { status: 404 });
  if (bytes === "old") {
    // An expired key: the page has a form that e-mails a new link, and does not say what the old one opened.
    return redirect(addressOf("donateMonthly", language, { query: { done: "old" } }), 303);
  }
  return pdf(bytes, url);
}

const forOnePerson = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

function pdf(bytes: Uint8Array<ArrayBuffer>, { pathname }: URL, headers: object = forOnePerson) {
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${pdfName(pathname)}"`,
      ...headers,
    },
  });
}

/**
 * Limits the documents of one person per hour and network.
 * @throws Response 429 in this language
 */
async function limitRate(context: LoaderFunctionArgs["context"], language: Language) {
  const address = requestInfo(context).clientAddress;
  const { storage, clock } = services(context);
  const isAllowed = await nullIfDown(context, () =>
    isWithinLimit(storage, "document", address, clock.now()),
  );
  if (isAllowed !== false) return;
  const text = reader(language).requireLabel("error.too_many_documents");
  throw new Response(`${text}\n`, {
    status: 429,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "3600" },
  });
}
