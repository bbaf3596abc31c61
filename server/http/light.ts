import type { IncomingHttpHeaders } from "node:http";
import { fullPathOf, lightPathOf } from "#domain/language/light-address.ts";
import type { Answer } from "./asked.ts";
import type { Exchange } from "./exchange.ts";

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
export function otherVersion({ front, incoming, target, targetQuery, query }: Exchange) {
  const asked = askedVersion(targetQuery);
  const full = fullPathOf(target);
  if (asked === "full" && full !== null) return full + query;
  if (full !== null || asked === "full" || !isPage(target)) return null;
  const { siteUrl } = front.given.config;
  const isLed = asked === "light" || isLedToLight(incoming.headers, siteUrl);
  return isLed ? lightPathOf(target) + query : null;
}

/** A path that leads to a page: files have an ending, and what is fetched by programs lies in folders of its own. */
const isPagePath = (path: string) =>
  path.startsWith("/") && !path.startsWith("//") && !/\.\w+($|[?#])/.test(path);

function staysLight(address: string): string {
  return isPagePath(address) && askedVersion(address) !== "light" && fullPathOf(address) === null
    ? lightPathOf(address)
    : address;
}

const ownLink = /(<(?:a|form|button|input)\b[^>]*?\s(?:href|action|formaction)=")(\/[^"]*)"/gi;

/**
 * An answer in its version: a light page leads on to light pages, for it has no script that would find other ones,
 * and so does the answer to a form.
 */
export function inVersion(answer: Answer, isLight: boolean): Answer {
  if (!isLight) return answer;
  const { location } = answer.headers;
  if (location !== undefined)
    return { ...answer, headers: { ...answer.headers, location: staysLight(location) } };
  if (!isHtml(answer)) return answer;
  const html = Buffer.from(answer.body)
    .toString("utf8")
    .replace(ownLink, (_, start: string, address: string) => `${start}${staysLight(address)}"`);
  return { ...answer, body: Buffer.from(html) };
}

export const isHtml = ({ headers }: Pick<Answer, "headers">) =>
  /^text\/html\b/.test(headers["content-type"] ?? "");
