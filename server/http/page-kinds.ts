import { addresses, pageAt, type Page } from "#domain/addresses.ts";
import { englishPathOf } from "#domain/language/language.ts";

/** The four pages that thank for something sent. */
export function isThanksPage(path: string): boolean {
  return pageAt(englishPathOf(path))?.startsWith("thanks") ?? false;
}

const personal: readonly Page[] = [
  "demoCheckout",
  "donateStatus",
  "donateMonthly",
  "donateReceipt",
  "donateEmail",
  "requestStatus",
  "newsletterConfirm",
  "newsletterUnsubscribe",
];

/** Paths up to their first parameter. */
const personalStarts = personal.map((page) => addresses[page].replace(/:.*$/, ""));

/**
 * Whether an address may open something of one person by the key or number in it. What it answers is
 * kept nowhere: the next person at a shared computer presses «back».
 */
export function isPersonalPage(path: string): boolean {
  // A page and its data.
  const english = englishPathOf(path.replace(/\.data$/, ""));
  return isThanksPage(english) || personalStarts.some((start) => english.startsWith(start));
}
