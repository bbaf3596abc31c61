/** Prefix of the light version's paths: `/lite/about`, `/lite/es`. */
const lightPrefix = "/lite";

/** The full version's path of a light path; null if not light. One slash: a browser reads `//x` as another site. */
export function fullPathOf(path: string): string | null {
  if (!/^\/lite([/?#]|$)/i.test(path)) return null;
  return path.slice(lightPrefix.length).replace(/^[/\\]*/, "/");
}

/** Removes the light prefix from a page's links and forms, for caching it under its full path. */
export const withFullLinks = (html: string): string =>
  html.replaceAll(/(\s(?:href|action|formaction)="\/)lite(?:\/|(?=["?#]))/g, "$1");

export const lightPathOf = (path: string): string =>
  /^\/($|[?#])/.test(path) ? lightPrefix + path.slice(1) : lightPrefix + path;
