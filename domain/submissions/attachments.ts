import { blueprintPath, documentPath, requestPath } from "#domain/documents/documents.ts";
import { sign } from "#domain/hashing.ts";
import type { Language } from "#domain/language/language.ts";
import type { Submission } from "./records.ts";

/** Opens the page of one submission and the documents that come with it. */
export const requestKey = (secret: string, reference: string): string =>
  sign(secret, `documents:${reference}`).slice(0, 32);

/** The page of something sent, to be opened from an e-mail. */
export const keyedRequestPath = (
  sent: Pick<Submission, "form" | "reference">,
  language: Language,
  secret: string,
): string => requestPath(sent, language, { key: requestKey(secret, sent.reference) });

/**
 * The address behind the one button of an e-mail to a visitor: that of the document the visitor asked for. Null
 * when the form asks for none.
 */
export function documentLink(
  { form, fields, language }: Pick<Submission, "form" | "fields" | "language">,
  reference: string,
  { siteUrl, secret }: { readonly siteUrl: string; readonly secret: string },
): string | null {
  const structure = fields["structure"];
  if (form !== "blueprint") return null;
  if (!structure) return siteUrl + keyedRequestPath({ form, reference }, language, secret);
  return siteUrl + blueprintPath(String(structure), { language, paper: "letter" });
}

/** The path of the document that is sent along with the e-mail to a visitor; null for most forms. */
export function attachmentOf({
  form,
  language,
}: Pick<Submission, "form" | "language">): string | null {
  return form === "group-packet"
    ? documentPath("group-packet", { language, paper: "letter" })
    : null;
}
