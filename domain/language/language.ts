import { addresses, type AddressParameters, type Page } from "#domain/addresses.ts";

/** The site speaks English at the specified paths and Spanish at the same paths under `/es`. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** Each language as its own speakers call it. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", es: "Español" };

/** The language of an address: Spanish is `/es` and everything below it. */
export function languageOf(pathname: string): Language {
  return pathname === "/es" || pathname.startsWith("/es/") ? "es" : "en";
}

/** An English path in the given language: `/about` → `/es/about`. */
export function pathIn(language: Language, englishPath: string): string {
  if (language === "en") return englishPath;
  return englishPath === "/" ? "/es" : `/es${englishPath}`;
}

/** The English path of any path of the site: `/es/about` → `/about`. */
export function englishPathOf(pathname: string): string {
  if (languageOf(pathname) === "en") return pathname;
  return pathname.slice(3) || "/";
}

/** The same page, query and anchor in another language. */
export function twinOf(
  location: { pathname: string; search: string; hash: string },
  language: Language,
): string {
  // An address that begins with two slashes names another site; nobody is led there in our name.
  const path = englishPathOf(location.pathname).replace(/^[/\\]+/, "/");
  return pathIn(language, path) + location.search + location.hash;
}

type AddressOptions<P extends Page> = {
  query?: Record<string, string>;
  anchor?: string | null;
} & ([keyof AddressParameters<P>] extends [never]
  ? { params?: undefined }
  : { params: AddressParameters<P> });

/** The address of a page in a language. A page that does not exist fails the type check. */
export function addressOf<P extends Page>(
  page: P,
  language: Language,
  ...[options]: [keyof AddressParameters<P>] extends [never]
    ? [options?: AddressOptions<P>]
    : [options: AddressOptions<P>]
): string {
  let path: string = addresses[page];
  for (const [name, value] of Object.entries(options?.params ?? {})) {
    path = path.replace(`:${name}`, encodeURIComponent(value as string));
  }
  const query = new URLSearchParams(options?.query).toString();
  return (
    pathIn(language, path) + (query && `?${query}`) + (options?.anchor ? `#${options.anchor}` : "")
  );
}
