import { blueprintPath, documentPath, requestPath } from "#domain/documents/documents.ts";
import { sign } from "#domain/hashing.ts";
import type { Language } from "#domain/language/language.ts";
import type { Submission } from "./records.ts";

/** Key that opens the page of a submission. */
export const requestKey = (secret: string, reference: string): string =>
  sign(secret, `documents:${reference}`).slice(0, 32);

/** Path of a submission's page with its key, for links in e-mails. */
export const keyedRequestPath = (
  sent: Pick<Submission, "form" | "reference">,
  language: Language,
  secret: string,
): string => requestPath(sent, language, { key: requestKey(secret, sent.reference) });

/** URL of the document that a form requests, for the button of the e-mail; null for most forms. */
export function documentLink(
  { form, fields, language }: Pick<Submission, "form" | "fields" | "language">,
  reference: string,
  { siteUrl, secret }: { readonly siteUrl: string; readonly secret: string },
): string | null {
  const structure = fields["structure"];
  if (form !== "blueprint") return null;
  if (!structure) return siteUrl + keyedRequestPath({ form, reference }, language, secret);
  return siteUrl + blueprintPath(String(structure), language);
}

/** Path of the PDF to attach to the visitor's e-mail; null for most forms. */
export function attachmentOf({
  form,
  language,
}: Pick<Submission, "form" | "language">): string | null {
  return form === "group-packet" ? documentPath("group-packet", language) : null;
}
