import { blueprintPath, documentPath, keyedRequestPath } from "#domain/documents/documents.ts";
import type { Submission } from "./records.ts";

/**
 * The address behind the one button of an e-mail to a visitor: that of the document the visitor asked for. Null
 * when the form asks for none.
 */
export async function documentLink(
  { form, fields, language }: Pick<Submission, "form" | "fields" | "language">,
  reference: string,
  { siteUrl, secret }: { readonly siteUrl: string; readonly secret: string },
): Promise<string | null> {
  const structure = fields["structure"];
  if (form !== "blueprint") return null;
  if (!structure) return siteUrl + (await keyedRequestPath({ form, reference }, language, secret));
  return siteUrl + blueprintPath(String(structure), { language, paper: "letter" });
}

/** The path of the document that is sent along with the letter to a visitor; null for most forms. */
export function attachmentOf({
  form,
  language,
}: Pick<Submission, "form" | "language">): string | null {
  return form === "group-packet"
    ? documentPath("group-packet", { language, paper: "letter" })
    : null;
}
