/** The light version of every page lies below it: `/lite/about`, `/lite/es`. */
const lightPrefix = "/lite";

/** The page that a light address is of; null for an address of the full version. */
export function fullPathOf(path: string): string | null {
  if (path === lightPrefix) return "/";
  return path.startsWith(`${lightPrefix}/`) ? path.slice(lightPrefix.length) : null;
}

/** A light page as it is kept under its full address: its links and forms lead to full addresses again. */
export const withFullLinks = (html: string): string =>
  html.replaceAll(/(\s(?:href|action|formaction)="\/)lite(?:\/|(?=["?#]))/g, "$1");

/** The light address of a page's path, which may carry a query or an anchor. */
export const lightPathOf = (path: string): string =>
  /^\/($|[?#])/.test(path) ? lightPrefix + path.slice(1) : lightPrefix + path;
