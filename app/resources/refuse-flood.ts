import type { RouterContextProvider } from "react-router";
import { mayDrawDocument } from "#domain/documents/document-limit.ts";
import { reader } from "#reader/content.ts";
import type { Language } from "#domain/language/language.ts";
import { requestInfo, services } from "../services.server.ts";

/**
 * Lets a document be drawn, unless very many were from the same network within the hour.
 * @throws Response 429 that says so in the document's language
 */
export async function refuseFlood(
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
