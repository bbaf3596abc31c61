import type { IncomingMessage } from "node:http";

/**
 * Refuses requests that pages of other origins cause (CSRF), also under a host name that somebody else points at this
 * machine (DNS rebinding).
 * @param origins under which the staff pages are served
 * @param opensLinks true when links on other sites, such as webmail, may lead here
 * @returns the reason to refuse, or null
 */
export function originFault(
  { headers, method = "GET" }: Pick<IncomingMessage, "headers" | "method">,
  origins: readonly string[],
  opensLinks: boolean,
): string | null {
  const own = origins.find((one) => new URL(one).host === headers.host);
  if (own === undefined) return "another host";
  if (headers.origin !== undefined && headers.origin !== own) return "another origin";
  const isReading = method === "GET" || method === "HEAD";
  // Browsers send `Origin` with every form.
  if (!isReading && headers.origin === undefined) return "no origin";
  const site = headers["sec-fetch-site"];
  const isLink = opensLinks && isReading && headers["sec-fetch-mode"] === "navigate";
  if (site === "cross-site" && !isLink) return "another site";
  return site === "same-site" && !isReading ? "another site" : null;
}

/**
 * A safe path to redirect to, else `/`. Two slashes would lead to another host, also with a tab or line break between
 * them, which browsers remove.
 */
export const redirectPath = (path: string | null): string =>
  path !== null && /^\/(?![/\\])[!-~]*$/.test(path) ? path : "/";
