/**
 * Stands for the public address in what is built, so that one build serves under any SITE_URL. The
 * name can never be anybody's (RFC 6761).
 */
export const buildOrigin = "https://site.invalid";

/** Puts the public address into a document; the same text when it does not name the site. */
export function rewriteOrigin(text: string, siteUrl: string): string {
  return text
    .replaceAll(buildOrigin, siteUrl)
    .replaceAll(encodeURIComponent(buildOrigin), encodeURIComponent(siteUrl));
}

/** Files that may name the site's address; scripts and styles never do. */
export function isDocument(fileName: string): boolean {
  return /\.(html|data|xml|txt|ics|json|webmanifest)$/.test(fileName);
}
