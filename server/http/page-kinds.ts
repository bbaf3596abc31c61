import { addresses, pageAt, parametersRead, type Page } from "#domain/addresses.ts";
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

/** React Router asks for a page's data at the page's address with this ending, of `/` at `/_.data`. */
const dataEnding = /(?:\/_)?\.data$/;

/**
 * Whether an address may open something of one person by the key or number in it. What it answers is
 * kept nowhere: the next person at a shared computer presses «back».
 */
export function isPersonalPage(path: string): boolean {
  const english = englishPathOf(path.replace(dataEnding, ""));
  return isThanksPage(english) || personalStarts.some((start) => english.startsWith(start));
}

const patterns = Object.entries(addresses).map(([page, path]) => ({
  page: page as Page,
  pattern: new RegExp(`^${path.replace(/:\w+/, "[^/]+")}$`),
}));

/** Printed papers are drawn for each request, and kept in the thread that draws them. */
const isPaper = (english: string) =>
  /^\/(documents|donate\/(receipt|letter|statement))\//.test(english);

/**
 * The parameters that stand for different answers at an address.
 * @returns null where the answer is one visitor's, or is kept elsewhere
 */
function parametersAt(path: string): readonly string[] | null {
  const english = englishPathOf(path.replace(dataEnding, "") || "/");
  if (isPersonalPage(english) || isPaper(english)) return null;
  const page = patterns.find(({ pattern }) => pattern.test(english))?.page;
  const isFile = /\.\w+$/.test(english);
  if (!page && !isFile && english !== "/home") return null;
  const own = (page && parametersRead[page]) ?? [];
  return dataEnding.test(path) ? [...own, "_routes"] : own;
}

/** An address whose answer is the same for everybody. */
export type KeptAddress = {
  /** With the parameters that are read, in one order. */
  readonly address: string;
  /** The parameters that the page does not read, with a question mark; empty without any. */
  readonly unread: string;
};

/**
 * Takes from an address what does not change its answer.
 * @param query with its question mark, or empty
 * @returns null for an address whose answer is one visitor's
 */
export function keptAddress(path: string, query: string): KeptAddress | null {
  const names = parametersAt(path);
  if (names === null) return null;
  if (query.length < 2) return { address: path, unread: "" };
  const unread = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const name of names) {
    for (const value of unread.getAll(name)) read.append(name, value);
    unread.delete(name);
  }
  const mark = (parameters: URLSearchParams) => (parameters.size > 0 ? `?${parameters}` : "");
  return { address: path + mark(read), unread: mark(unread) };
}
