import type { IncomingMessage } from "node:http";

/**
 * Why a request comes from elsewhere: a page of another origin must neither read nor write here, also not
 * under a name of its own that it points at this machine (DNS rebinding). Null when it does not.
 * @param origins under which staff's place is reached
 * @param opensLinks whether a link on another site, as in a mailbox on the web, may lead here
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
  // A form must say where it comes from.
  if (!isReading && headers.origin === undefined) return "no origin";
  const site = headers["sec-fetch-site"];
  const isLink = opensLinks && isReading && headers["sec-fetch-mode"] === "navigate";
  if (site === "cross-site" && !isLink) return "another site";
  return site === "same-site" && !isReading ? "another site" : null;
}

/** A path of ours to lead back to. Two slashes would lead elsewhere; browsers take tabs and line ends out before they look. */
export const redirectPath = (path: string | null): string =>
  path !== null && /^\/(?![/\\])[!-~]*$/.test(path) ? path : "/";
