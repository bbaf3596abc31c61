import { addresses, parametersRead, type Page } from "#domain/addresses.ts";
import { englishPathOf } from "#domain/language/language.ts";
import { isPersonalPage } from "./page-kinds.ts";

const patterns = (Object.keys(addresses) as Page[]).map((page) => ({
  page,
  pattern: new RegExp(`^${addresses[page].replace(/:\w+/, "[^/]+")}$`),
}));

/** Printed papers are drawn for each request, and kept in the thread that draws them. */
const isPaper = (english: string) =>
  /^\/(documents|donate\/(receipt|letter|statement))\//.test(english);

/** React Router asks for a page's data at the page's address with this ending, of `/` at `/_.data`. */
const dataEnding = /(?:\/_)?\.data$/;

/**
 * The parameters that stand for different answers at an address.
 * @returns null where the answer is one visitor's, or is kept elsewhere
 */
function parametersAt(path: string): readonly string[] | null {
  const isData = dataEnding.test(path);
  const english = englishPathOf(path.replace(dataEnding, "") || "/");
  if (isPersonalPage(english) || isPaper(english)) return null;
  const isFile = /\.\w+$/.test(english);
  const page = patterns.find(({ pattern }) => pattern.test(english))?.page;
  if (!page && !isFile && english !== "/home") return null;
  const own = (page && parametersRead[page]) ?? [];
  return isData ? [...own, "_routes"] : own;
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
