import { createHash } from "node:crypto";
import { addresses } from "#domain/addresses.ts";
import { holdsKey } from "#domain/documents/documents.ts";
import { englishPathOf } from "#domain/language/language.ts";
import { isPersonalPage, isThanksPage } from "./page-kinds.ts";

/** Headers of an answer, their names in small letters. */
export type SentHeaders = Readonly<Record<string, string>>;

/**
 * The headers that every answer carries, pages and files alike.
 * @param isHttps the public address is https: browsers are then told never to come without it
 */
export const everyAnswer = (isHttps: boolean): SentHeaders => ({
  "x-content-type-options": "nosniff",
  ...(isHttps && { "strict-transport-security": "max-age=31536000" }),
});

/** Places elsewhere that the content names. */
export type Outside = {
  /** Origins whose pages may be shown in a frame: widgets and films. */
  readonly frameOrigins?: readonly string[];
  /** There is an advertising account: pages may reach the service. */
  readonly adService?: boolean;
};

/** The advertising service's program, and its addresses for a conversion (app/components/giving/ad-consent.tsx). */
const adService = {
  scripts: [
    "https://www.googletagmanager.com",
    "https://www.googleadservices.com",
    "https://googleads.g.doubleclick.net",
    "https://www.google.com",
  ],
  reports: [
    "https://www.googletagmanager.com",
    "https://www.googleadservices.com",
    "https://googleads.g.doubleclick.net",
    "https://pagead2.googlesyndication.com",
    "https://www.google.com",
    "https://www.google.com.gt",
  ],
};

/** Texts of the build and of this server that stand inside a page: never anything found in an answer. */
export type Inline = { readonly scripts?: readonly string[]; readonly styles?: string };

const hashes = new Map<string, string>();

function hashOf(text: string): string {
  const hash = hashes.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  hashes.set(text, hash);
  return hash;
}

/**
 * The `Content-Security-Policy` of one page. Only our own files run and are loaded, and of inline scripts and styles only
 * those that we wrote: one that came into the page, wherever it stands, does not run.
 */
export function contentSecurityPolicy(
  { scripts = [], styles }: Inline,
  outside: Outside = {},
): string {
  const ads = outside.adService ? adService : { scripts: [], reports: [] };
  const frames = outside.frameOrigins?.join(" ");
  return [
    "default-src 'none'",
    ["script-src 'self'", ...ads.scripts, ...scripts.map(hashOf)].join(" "),
    ["style-src 'self'", ...(styles ? [hashOf(styles)] : [])].join(" "),
    ["img-src 'self' data:", ...ads.reports].join(" "),
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...ads.reports].join(" "),
    "manifest-src 'self'",
    `frame-src ${frames || "'none'"}`,
    "form-action 'self' https://checkout.stripe.com https://billing.stripe.com",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * The headers of one HTML page: what it may load and be part of. The advertising service is reached from pages that
 * thank alone, and never from an address that holds a key.
 * @param inline what we wrote into the page
 */
export function pageHeaders(
  path: string,
  query: URLSearchParams,
  inline: Inline,
  outside: Outside,
): SentHeaders {
  const mayReachAds = outside.adService === true && isThanksPage(path) && !holdsKey(query);
  return {
    "content-security-policy": contentSecurityPolicy(inline, {
      ...outside,
      adService: mayReachAds,
    }),
    "referrer-policy": referrerPolicy(path),
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
  };
}

/**
 * An address that is a key is told to no place that is loaded or opened from it, to our own next page neither (a gift is
 * taken up again on the donation page by one): a program of another company may run there. With "origin" and
 * "no-referrer" the browser also keeps it out of what a page reads of its history
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationhistoryentry-url).
 * "no-referrer" would take the origin off the forms of a page as well, so it stands where there are none.
 */
function referrerPolicy(path: string): string {
  if (isThanksPage(path)) return "no-referrer";
  const isOfGifts = englishPathOf(path).startsWith(addresses.donate);
  return isOfGifts || isPersonalPage(path) ? "origin" : "strict-origin-when-cross-origin";
}
