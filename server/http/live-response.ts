import type { Encoding } from "./accept-encoding.ts";
import { compressLivePage, compressQuickly, worthCompressing } from "./compress.ts";
import { isCompressibleType } from "./content-type.ts";
import { choiceCookie, lightVary } from "./light.ts";
import { isPersonalPage } from "./page-kinds.ts";
import { pageSecurityHeaders, securityHeaders, type SecurityOptions } from "./security-headers.ts";

export type DressOptions = {
  readonly path: string;
  readonly security: SecurityOptions;
  readonly accepted: readonly Encoding[];
  readonly requestId: string;
  /** The version that this very address chose, to be kept. */
  readonly choice?: boolean | null;
  /** Asked for early: by a page whose reader's finger lies on the link to it. */
  readonly early?: boolean;
};

/** So long an answer that was asked for early may wait for the press; whatever it says was true then. */
const earlySeconds = 30;

function cacheControl(path: string, isEarly: boolean): string {
  if (isPersonalPage(path)) return "no-store";
  return isEarly ? `private, max-age=${earlySeconds}` : "private, no-cache";
}

/**
 * The application's answer as it is sent: with the security headers of its very HTML, compressed in
 * the way the client likes best, and never kept by a cache unless the application says so.
 */
export async function finalizeResponse(
  response: Response,
  options: DressOptions,
): Promise<Response> {
  const { path, security, accepted, requestId, early = false } = options;
  const headers = new Headers(response.headers);
  const type = headers.get("Content-Type");
  const init = { status: response.status, statusText: response.statusText, headers };
  headers.set("X-Request-Id", requestId);
  const isEarly = early && response.status === 200;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", cacheControl(path, isEarly));

  // Soon enough for a visitor who waits, seldom enough for a database that has to come up again.
  if (response.status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", "30");

  const isBare = response.body === null || response.status === 204 || response.status === 304;
  if (isBare || !isCompressibleType(type) || headers.has("Content-Encoding")) {
    for (const [name, value] of securityHeaders(security)) headers.set(name, value);
    return new Response(response.body, init);
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  const isPage = /^text\/html\b/i.test(type ?? "");
  const dress = isPage
    ? pageSecurityHeaders(bytes.toString("utf8"), path, security)
    : securityHeaders(security);
  for (const [name, value] of dress) headers.set(name, value);

  headers.append("Vary", isPage ? `Accept-Encoding, ${lightVary}` : "Accept-Encoding");
  const { choice = null } = options;
  if (isPage && choice !== null) headers.append("Set-Cookie", choiceCookie(choice, security.https));
  const encoding = bytes.length < worthCompressing ? "identity" : (accepted[0] ?? "identity");
  const compress = isPage ? compressLivePage : compressQuickly;
  const body = encoding === "identity" ? bytes : await compress(bytes, encoding);
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  return new Response(new Uint8Array(body), init);
}
