import { hash } from "node:crypto";
import { addresses } from "#domain/addresses.ts";
import { holdsKey } from "#domain/documents/documents.ts";
import { englishPathOf } from "#domain/language/language.ts";
import { frameOrigins, type Links } from "#reader/outside-links.ts";
import { isPersonalPage, isThanksPage } from "./page-kinds.ts";

/** Response headers by their names in lower case. */
export type SentHeaders = Readonly<Record<string, string>>;

/**
 * The headers of every response.
 * @param isHttps the public address is https: HSTS has browsers use no other protocol for a year
 */
export const everyResponse = (isHttps: boolean): SentHeaders => ({
  "x-content-type-options": "nosniff",
  ...(isHttps && { "strict-transport-security": "max-age=31536000" }),
});

/** Google Ads: its script, and the addresses it reports a conversion to (app/components/giving/ad-consent.tsx). */
const adScripts = [
  "https://www.googletagmanager.com",
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://www.google.com",
];
const adReports = [
  ...adScripts,
  "https://pagead2.googlesyndication.com",
  "https://www.google.com.gt",
];

/** Inline scripts and styles that we or React Router wrote: never anything found in a page's content. */
type Inline = { readonly scripts?: readonly string[]; readonly styles?: string };

const hashOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

/**
 * The security headers of an HTML page. It loads our own files alone, and runs only the inline scripts and styles named
 * here, by their hashes, so an injected one does not run. Only thank-you pages without a key in their address may load
 * the advertising service.
 * @param links of the content, which name what frames may show, and the advertising account
 */
export function pageHeaders(
  path: string,
  query: URLSearchParams,
  { scripts = [], styles }: Inline,
  links: Links = {},
): SentHeaders {
  const mayReachAds = links["ad_conversion"]?.url && isThanksPage(path) && !holdsKey(query);
  const [ads, reports] = mayReachAds ? [adScripts, adReports] : [[], []];
  const frames = frameOrigins(links).join(" ");
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...ads, ...scripts.map(hashOf)].join(" "),
    ["style-src 'self'", ...(styles ? [hashOf(styles)] : [])].join(" "),
    ["img-src 'self' data:", ...reports].join(" "),
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...reports].join(" "),
    "manifest-src 'self'",
    `frame-src ${frames || "'none'"}`,
    "form-action 'self' https://checkout.stripe.com https://billing.stripe.com",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "content-security-policy": policy.join("; "),
    "referrer-policy": referrerPolicy(path),
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
  };
}

/**
 * An address with a key in it (a gift is continued on the donation page by one) is sent to no other page, not even our
 * own: the advertising service's script may run there. "origin" and "no-referrer" also hide it from `NavigationHistoryEntry.url`
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationhistoryentry-url).
 * "no-referrer" makes browsers send forms with `Origin: null`, which we refuse, so only pages without forms have it.
 */
function referrerPolicy(path: string): string {
  if (isThanksPage(path)) return "no-referrer";
  const isOfGifts = englishPathOf(path).startsWith(addresses.donate);
  return isOfGifts || isPersonalPage(path) ? "origin" : "strict-origin-when-cross-origin";
}
