/** E-mails of a search: more than anyone types; the rest of a longer one is left out. */
export const longestQuery = 100;

/** The words in an address that led nowhere, to look for: `/es/our-team%20today.html` → `our team today`. */
export function wordsOfPath(pathname: string): string {
  return decoded(pathname.replace(/^\/es(?=\/|$)/, "").replace(/\.(?:html?|php|aspx?)$/i, ""))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ");
}

/** As it was typed, unless its escapes are broken. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
