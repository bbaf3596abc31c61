import { data, redirect, type LoaderFunctionArgs } from "react-router";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { receiptDocument } from "#server/documents/requested-document.ts";
import { services } from "../services.server.ts";
import { leaveMoved } from "../moved-gift.server.ts";
import { pdf } from "./pdf.ts";
import { refuseFlood } from "./refuse-flood.ts";

/** Receipts and yearly statements. Whoever has the key has the document: it stands in the donor's letter. */
export async function loader({ url, context }: LoaderFunctionArgs & { url: URL }) {
  if (!url.searchParams.get("key")) throw data(null, { status: 404 });
  const language = languageOf(url.pathname);
  await refuseFlood(context, language);
  const document = await receiptDocument(url, services(context));
  if (document === "old" || !document) {
    const receipt = /receipt\/([^/]*)\.pdf$/.exec(url.pathname)?.[1];
    if (receipt) await leaveMoved(services(context).giving, { receipt }, language);
    if (!document) throw data(null, { status: 404 });
    // To the form that mails another link, with the same words for whatever it opened.
    return redirect(addressOf("donateMonthly", language, { query: { done: "old" } }), 303);
  }
  return pdf(document.bytes, document.name);
}
