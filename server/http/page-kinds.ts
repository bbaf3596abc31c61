import { addresses, pageAt, parametersRead } from "#domain/addresses.ts";
import { englishPathOf } from "#domain/language/language.ts";
import type { KnownPaths } from "./canonical-path.ts";

/** The pages that a visitor is redirected to after sending a form. */
export function isThanksPage(path: string): boolean {
  return pageAt(englishPathOf(path))?.startsWith("thanks") ?? false;
}

/** Addresses up to their first parameter, the last one of statements, which are documents. */
const personalPrefixes = [
  addresses.demoCheckout,
  addresses.donateStatus,
  addresses.donateMonthly,
  addresses.donateReceipt,
  addresses.donateEmail,
  addresses.newsletterConfirm,
  addresses.newsletterUnsubscribe,
  "/donate/statement/",
].map((address) => address.replace(/:.*$/, ""));

/** PDF documents, which take far longer to render than a page. */
export const isDocument = (path: string) => path.startsWith("/documents/");

/** React Router requests a page's data at the page's path with this ending: `/about.data`, and `/_.data` of `/`. */
const dataEnding = /(?:\/_)?\.data$/;

/**
 * True for a page that may show data of one person, by a key or number in its address. Its responses are stored
 * nowhere: the next person at a shared computer may press "back".
 */
export function isPersonalPage(path: string): boolean {
  const english = englishPathOf(path.replace(dataEnding, ""));
  return isThanksPage(english) || personalPrefixes.some((prefix) => english.startsWith(prefix));
}

/**
 * The path with the parameters that its response depends on, in one order, without all others, such as `utm_source`.
 * @param query with its question mark, or ""
 * @returns null for an unknown or misspelled path, and where the response is for one visitor
 */
export function cacheableAddress(path: string, query: string, known: KnownPaths): string | null {
  if (isPersonalPage(path)) return null;
  const pagePath = path.replace(dataEnding, "") || "/";
  const match = known.match(pagePath);
  // Each spelling of a page's data, such as `/x/../about.data`, would be one more entry of the cache.
  if (match?.path !== pagePath) return null;
  const page = pageAt(englishPathOf(match.pattern));
  const read = (page && parametersRead[page]) ?? [];
  const names = dataEnding.test(path) ? [...read, "_routes"] : read;
  if (names.length === 0) return path;
  const sent = new URLSearchParams(query);
  const kept = new URLSearchParams(
    names.flatMap((name) => sent.getAll(name).map((value) => [name, value])),
  );
  return kept.size > 0 ? `${path}?${kept}` : path;
}
