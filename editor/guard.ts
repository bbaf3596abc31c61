import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Who may ask: this machine's own browser, with the address that was opened for it. */
export type Guard = {
  readonly port: number;
  /** Stands in the opened address, and from then on in a header of every request. */
  readonly token: string;
};

const tokenHeader = "x-edit-token";

/** Whether a token is the one of this start. */
export function isToken(given: string | undefined, { token }: Pick<Guard, "token">): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Why a request is refused: a page of another origin must neither read nor write here, also not under a name of its
 * own that it points at this machine (DNS rebinding). Null when it may pass.
 * @param query the address's query, in which the first page and pictures bring the token
 */
export function refusalOf(
  { headers, method = "GET" }: Pick<IncomingMessage, "headers" | "method">,
  query: URLSearchParams,
  guard: Guard,
): string | null {
  const hosts = [`127.0.0.1:${guard.port}`, `localhost:${guard.port}`];
  if (!hosts.includes(headers.host ?? "")) return "another host";
  const origin = headers.origin;
  if (origin !== undefined && origin !== `http://${headers.host}`) return "another origin";
  const site = headers["sec-fetch-site"];
  if (site === "cross-site" || (site === "same-site" && method !== "GET")) return "another site";
  const header = headers[tokenHeader];
  const given = typeof header === "string" ? header : undefined;
  const isReading = method === "GET" || method === "HEAD";
  const isKnown = isToken(given, guard) || (isReading && isToken(query.get("token") ?? "", guard));
  return isKnown ? null : "no token";
}
