import type { IncomingMessage } from "node:http";
import { isToken, strangerOf } from "#server/http/local-guard.ts";

/** Who may ask: this machine's own browser, with the address that was opened for it. */
export type Guard = {
  readonly port: number;
  /** Stands in the opened address, and from then on in a header of every request. */
  readonly token: string;
};

const tokenHeader = "x-edit-token";

/**
 * Why a request is refused; null when it may pass.
 * @param query the address's query, in which the first page and pictures bring the token
 */
export function refusalOf(
  request: Pick<IncomingMessage, "headers" | "method">,
  query: URLSearchParams,
  { port, token }: Guard,
): string | null {
  const stranger = strangerOf(request, port);
  if (stranger !== null) return stranger;
  const header = request.headers[tokenHeader];
  const given = typeof header === "string" ? header : undefined;
  const isReading = ["GET", "HEAD"].includes(request.method ?? "GET");
  const isKnown = isToken(given, token) || (isReading && isToken(query.get("token") ?? "", token));
  return isKnown ? null : "no token";
}
