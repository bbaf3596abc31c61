import type { IncomingMessage } from "node:http";
import { isToken, strangerOf } from "#server/http/local-guard.ts";

/** Who may come in: this machine's own browser, with the address that was opened for it. */
export type Guard = {
  readonly port: number;
  /** Stands in the opened address, and from then on in a cookie. */
  readonly token: string;
};

/** Cookies know no ports: a desk on another one has a cookie of its own. */
const cookieName = ({ port }: Guard) => `staff-${port}`;
export const languageCookie = "staff-language";

/** The cookies of a request, by name. */
export function cookiesOf({ headers }: Pick<IncomingMessage, "headers">): Map<string, string> {
  const pairs = (headers.cookie ?? "").split(";").map((pair) => {
    const [name = "", ...rest] = pair.trim().split("=");
    return [name, rest.join("=")] as const;
  });
  return new Map(pairs);
}

/** What keeps somebody in until the browser is closed; no script reads it, no other site sends it. */
export const sessionCookie = (guard: Guard) =>
  `${cookieName(guard)}=${guard.token}; Path=/; HttpOnly; SameSite=Strict`;

/**
 * What becomes of a request.
 * - a text: it is refused for that reason; a form must say where it comes from
 * - `enter`: it brings the token and gets the cookie; `stay`: it brings the cookie
 * - `locked`: it brings neither
 */
export function entryOf(
  request: Pick<IncomingMessage, "headers" | "method">,
  query: URLSearchParams,
  guard: Guard,
): { refused: string } | "enter" | "stay" | "locked" {
  const stranger = strangerOf(request, guard.port);
  if (stranger !== null) return { refused: stranger };
  const isReading = ["GET", "HEAD"].includes(request.method ?? "GET");
  if (!isReading && request.headers.origin === undefined) return { refused: "no origin" };
  if (isToken(cookiesOf(request).get(cookieName(guard)), guard.token)) {
    return query.has("token") && isReading ? "enter" : "stay";
  }
  return isReading && isToken(query.get("token") ?? "", guard.token) ? "enter" : "locked";
}
