import { conversionMarkMinutes } from "#domain/giving/advertising.ts";

const name = "gift-told";

/**
 * The cookie that takes the mark of a told gift to the page that thanks, and to no other: no script
 * reads it, no address holds it, and it is worth nothing once it was shown.
 * @param path of the page that thanks
 */
export function conversionCookie(mark: string, path: string, isHttps: boolean): string {
  const age = conversionMarkMinutes * 60;
  return `${name}=${mark}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Strict${isHttps ? "; Secure" : ""}`;
}

/** The mark that a request carries; null: none. */
export function conversionMarkOf(request: Request): string | null {
  const cookies = (request.headers.get("Cookie") ?? "").split(";").map((each) => each.trim());
  const found = cookies.find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || null;
}
