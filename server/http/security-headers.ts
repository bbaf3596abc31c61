import { addresses } from "#domain/addresses.ts";
import { holdsKey } from "#domain/documents/documents.ts";
import { englishPathOf } from "#domain/language/language.ts";
import { isPersonalPage, isThanksPage } from "./page-kinds.ts";
import { contentSecurityPolicy, type CspOptions } from "./csp.ts";

export type SecurityOptions = CspOptions & {
  /** True when the public address is https: browsers are then told never to come without it. */
  readonly https: boolean;
  /** False while developing, where Vite adds scripts and styles of its own; else true. */
  readonly policy?: boolean;
};

export type HeaderPairs = readonly (readonly [name: string, value: string])[];

/**
 * What holds for a page at an address with its query: one that holds a key may not reach the advertising
 * service, whatever the page asks.
 */
export function securityAt(address: string, options: SecurityOptions): SecurityOptions {
  const query = new URLSearchParams(address.split("?")[1]);
  return holdsKey(query) ? { ...options, adService: false } : options;
}

/** The headers that every answer carries, pages and files alike. */
export function securityHeaders(options: SecurityOptions): HeaderPairs {
  const pairs: [string, string][] = [["X-Content-Type-Options", "nosniff"]];
  if (options.https) pairs.push(["Strict-Transport-Security", "max-age=31536000"]);
  return pairs;
}

/**
 * The headers of one HTML page: those of every answer, and what the page may load and be part of.
 * @param inline hashes of what we wrote into the page (csp.ts)
 * @param path only pages that thank ask about advertising, and no other may reach its service
 */
export function pageSecurityHeaders(
  inline: string,
  path: string,
  options: SecurityOptions,
): HeaderPairs {
  const adService = options.adService === true && isThanksPage(path);
  const policy: HeaderPairs =
    options.policy === false
      ? []
      : [["Content-Security-Policy", contentSecurityPolicy(inline, { ...options, adService })]];
  return [
    ...securityHeaders(options),
    ...policy,
    ["Referrer-Policy", referrerPolicy(path)],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ];
}

/**
 * What is told of an address to whatever is loaded or opened from it. One that is a key is told to
 * nobody, to our own next page neither (a gift is taken up again on the donation page by one): a program of another company may run there. With "origin" and
 * "no-referrer" the browser also keeps it out of what a page reads of its history
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationhistoryentry-url).
 * "no-referrer" would take the origin off the forms of a page as well, so it stands where there are none.
 */
function referrerPolicy(path: string): string {
  if (isThanksPage(path)) return "no-referrer";
  const isOfGifts = englishPathOf(path).startsWith(addresses.donate);
  return isOfGifts || isPersonalPage(path) ? "origin" : "strict-origin-when-cross-origin";
}
