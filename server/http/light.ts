import type { IncomingHttpHeaders } from "node:http";
import { fullPathOf, lightPathOf } from "#domain/language/light-address.ts";

/** The key of a light page in the table of kept pages: an address there never begins so. */
export const keyOf = (address: string, isLight: boolean) => (isLight ? `lite ${address}` : address);

/** `?lite=1` asks for the light version, `?lite=0` for the full one, in an address or in HTML; null: neither. */
function askedVersion(query: string): "light" | "full" | null {
  const asked = /(?:[?&]|&amp;)lite=([01])(?=&|$)/.exec(query)?.[1];
  return asked === undefined ? null : asked === "1" ? "light" : "full";
}

/** A query without that question, the rest letter for letter. */
export function withoutVersion(query: string): string {
  const others = query
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !/^lite=[01]$/.test(part));
  return others.length > 0 ? `?${others.join("&")}` : "";
}

/**
 * Whether a browser that saves data comes to the site just now, and is led to the light version: once, for links
 * on our own pages are followed as they stand.
 */
function isLedToLight(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const saves = headers["save-data"];
  if (typeof saves !== "string" || saves.trim() !== "on") return false;
  if (headers["sec-fetch-site"] === "same-origin") return false;
  if (headers["sec-fetch-dest"] !== undefined && headers["sec-fetch-dest"] !== "document")
    return false;
  return !headers.referer?.startsWith(`${siteUrl}/`);
}

/** An address without the ending of a file has two versions, also where no page is: the page that says so has both. */
const isPage = (path: string) => !/\.\w+$/.test(path);

/** The address of the other version, for a reader who wants it; null: this one is right. */
export function otherVersion(
  headers: IncomingHttpHeaders,
  { path, query }: { readonly path: string; readonly query: string },
  siteUrl: string,
): string | null {
  const asked = askedVersion(query);
  const full = fullPathOf(path);
  const rest = withoutVersion(query);
  if (asked === "full" && full !== null) return full + rest;
  if (full !== null || !isPage(path)) return null;
  const isLed = asked === "light" || (asked === null && isLedToLight(headers, siteUrl));
  return isLed ? lightPathOf(path) + rest : null;
}

/** A path that leads to a page: files have an ending, and what is fetched by programs lies in folders of its own. */
const isPagePath = (path: string) =>
  path.startsWith("/") && !path.startsWith("//") && !/\.\w+($|[?#])/.test(path);

export function staysLight(address: string): string {
  return isPagePath(address) && askedVersion(address) !== "light" && fullPathOf(address) === null
    ? lightPathOf(address)
    : address;
}

const ownLink = /(<(?:a|form|button|input)\b[^>]*?\s(?:href|action|formaction)=")(\/[^"]*)"/gi;

/** A light page whose links and forms lead on to light pages; it has no script that would find other ones. */
export const withLightLinks = (html: string): string =>
  html.replace(ownLink, (_, start: string, address: string) => `${start}${staysLight(address)}"`);
