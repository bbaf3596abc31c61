import { fullPathOf, lightPathOf } from "#domain/language/light-address.ts";
import type { AppResponse } from "./messages.ts";
import type { RequestContext } from "./request-context.ts";

export const inVersion = (address: string, isLight: boolean) =>
  isLight ? lightPathOf(address) : address;

/** A query without `lite=…`, the rest unchanged. */
export const withoutVersionParameter = (query: string) =>
  query.replace(/(?<=^\?|&)lite=[01](&|$)/g, "").replace(/^\?$|&$/, "");

/** Every address without a file extension has two versions, also one that does not exist: its "not found" page has. */
const isPage = (address: string) => !/^[^?#]*\.\w+($|[?#])/.test(address);

/** The address of the other version when the reader wants that one; null: the requested one is right. */
export function otherVersionAddress(context: RequestContext): string | null {
  const { incoming, isLight, path, targetQuery, query } = context;
  const lite = /[?&]lite=([01])(?=&|$)/.exec(targetQuery)?.[1];
  if (lite === "0" && isLight) return path + query;
  if (isLight || lite === "0" || !isPage(path)) return null;
  const { "save-data": savesData, "sec-fetch-site": cameFrom } = incoming.headers;
  // A browser that saves data is redirected once, when it arrives at the site. Links on our own pages are followed as they
  // are, so a reader can choose the full version.
  const arrivesSavingData = savesData === "on" && cameFrom !== "same-origin";
  const wantsLight = lite === "1" || arrivesSavingData;
  return wantsLight ? lightPathOf(path) + query : null;
}

/** The light version of a link; unchanged: files, other sites, links that are light already. */
function lightAddress(address: string): string {
  const isOwn = address.startsWith("/") && !address.startsWith("//");
  const isFull = isOwn && isPage(address) && fullPathOf(address) === null;
  return isFull ? lightPathOf(address) : address;
}

const ownLink = /(<(?:a|form|button|input)\b[^>]*?\s(?:href|action|formaction)=")(\/[^"]*)"/gi;

/**
 * The response in the version of its request. Links of a light page, and redirects, lead to light pages: there is no
 * script that would rewrite them.
 */
export function asVersion(response: AppResponse, isLight: boolean): AppResponse {
  if (!isLight) return response;
  const { location } = response.headers;
  if (location !== undefined)
    return { ...response, headers: { ...response.headers, location: lightAddress(location) } };
  if (!isHtml(response)) return response;
  const html = Buffer.from(response.body)
    .toString("utf8")
    .replace(ownLink, (_, start: string, address: string) => `${start}${lightAddress(address)}"`);
  return { ...response, body: Buffer.from(html) };
}

export const isHtml = ({ headers }: Pick<AppResponse, "headers">) =>
  /^text\/html\b/.test(headers["content-type"] ?? "");
