/** Characters of a search query that are used; the rest is cut off. */
export const longestQuery = 100;

/** Search words from a path that was not found: `/es/our-team%20today.html` → `our team today`. */
export function wordsOfPath(pathname: string): string {
  return decoded(pathname.replace(/^\/es(?=\/|$)/, "").replace(/\.(?:html?|php|aspx?)$/i, ""))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ");
}

/** Decodes percent escapes, if they are valid. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
