import { requestPath } from "#domain/documents/documents.ts";
import { sign } from "#domain/hashing.ts";
import type { Language } from "#domain/language/language.ts";

/** Key that opens the page of a submission. */
export const requestKey = (secret: string, reference: string): string =>
  sign(secret, `documents:${reference}`).slice(0, 32);

/** Path of a submission's page with its key, for links in e-mails. */
export const keyedRequestPath = (
  sent: { readonly form: string; readonly reference: string },
  language: Language,
  secret: string,
): string => requestPath(sent, language, { key: requestKey(secret, sent.reference) });
