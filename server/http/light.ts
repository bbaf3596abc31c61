import type { IncomingHttpHeaders } from "node:http";

/** What an address asks for with `?lite=1` or `?lite=0`, and the query without it. */
export type LightAddress = { readonly choice: boolean | null; readonly query: string };

const parameter = "lite";
/** Keeps what was chosen, 1 or 0; the privacy page names it among what a browser keeps. */
const cookie = "lite";
const yearSeconds = 31_536_000;

/** What a page's answer depends on beside its address: caches keep the two versions apart by it. */
export const lightVary = "Save-Data, Cookie";

/**
 * Takes the choice out of a query; the rest stays letter for letter.
 * @param query with its question mark, or empty
 */
export function readLightAddress(query: string): LightAddress {
  if (!query.includes(`${parameter}=`)) return { choice: null, query };
  let choice: boolean | null = null;
  const others = query
    .slice(1)
    .split("&")
    .filter((part) => {
      const asked = /^lite=([01])$/.exec(part)?.[1];
      if (asked) choice = asked === "1";
      return !asked;
    });
  return { choice, query: others.length > 0 ? `?${others.join("&")}` : "" };
}

/** The choice a browser keeps from an earlier visit; null when it keeps none. */
function keptChoice(header: string | undefined): boolean | null {
  const kept = header && /(?:^|;)\s*lite=([01])\s*(?:;|$)/.exec(header)?.[1];
  return kept ? kept === "1" : null;
}

/**
 * Whether a reader gets the light version. What the address says counts before what was chosen
 * earlier, and that before the browser's own wish to save data.
 */
export function isLightWanted(headers: IncomingHttpHeaders, asked: boolean | null = null): boolean {
  if (asked !== null) return asked;
  const saves = headers["save-data"];
  if (headers.cookie === undefined && saves === undefined) return false;
  return keptChoice(headers.cookie) ?? (typeof saves === "string" && saves.trim() === "on");
}

/**
 * The header that keeps a choice. Only the server reads it, on this site alone.
 * @param https whether the public address is https
 */
export function choiceCookie(choice: boolean, https: boolean): string {
  const secure = https ? "; Secure" : "";
  return `${cookie}=${choice ? 1 : 0}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
