import { addresses, type AddressParameters, type Page } from "#domain/addresses.ts";

/** The site's languages, the default first. `es-GT` formats numbers like `en-US`: 1,000.50. */
const languageRows = {
  en: {
    name: "English",
    prefix: "",
    locale: "en-US",
    /** Words before and within a range of days, "del 18 al 25 de mayo", and before a whole year, "todo 2025". */
    days: { from: "", to: " to ", year: "all of " },
    /** Number words from 0 to 12. */
    counted: "no one two three four five six seven eight nine ten eleven twelve",
    openGraph: "en_US",
  },
  es: {
    name: "Español",
    prefix: "/es",
    locale: "es-GT",
    days: { from: "del ", to: " al ", year: "todo " },
    counted: "ninguna una dos tres cuatro cinco seis siete ocho nueve diez once doce",
    openGraph: "es_GT",
  },
} as const;

export type Language = keyof typeof languageRows;

/** The languages of the site, English first. */
export const languages = Object.keys(languageRows) as [Language, ...Language[]];

export const rowOf = (language: Language) => languageRows[language];

export function inEachLanguage<T>(of: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<
    Language,
    T
  >;
}

export const languageNames = inEachLanguage((language) => rowOf(language).name);

/** Name of a language in another one: "Spanish", "español". */
export const nameIn = (speech: Language, language: Language): string =>
  new Intl.DisplayNames(rowOf(speech).locale, { type: "language" }).of(language) ?? language;

/** The language of a path: `/es` and below is Spanish. */
export function languageOf(pathname: string): Language {
  const isUnder = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`);
  return languages.find((one) => rowOf(one).prefix !== "" && isUnder(rowOf(one).prefix)) ?? "en";
}

/** Translates an English path: `/about` → `/es/about`. */
export function pathIn(language: Language, englishPath: string): string {
  const { prefix } = rowOf(language);
  if (prefix === "") return englishPath;
  return englishPath === "/" ? prefix : prefix + englishPath;
}

/** Strips the language prefix: `/es/about` → `/about`. */
export function englishPathOf(pathname: string): string {
  return pathname.slice(rowOf(languageOf(pathname)).prefix.length) || "/";
}

export function twinOf(
  location: { pathname: string; search: string; hash: string },
  language: Language,
): string {
  // `//host` would be another site: prevents an open redirect.
  const path = englishPathOf(location.pathname).replace(/^[/\\]+/, "/");
  return pathIn(language, path) + location.search + location.hash;
}

type AddressOptions<P extends Page> = {
  query?: Record<string, string>;
  anchor?: string | null;
} & ([keyof AddressParameters<P>] extends [never]
  ? { params?: undefined }
  : { params: AddressParameters<P> });

/** URL path of a page in a language, with path parameters, query and anchor. */
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

const placeholder = /\{(\w+)\}/g;

/** Replaces placeholders, "{people} × {each}", in one pass: braces in values stay, and so do names without a value. */
export function fillTemplate(text: string, values: Readonly<Record<string, string | number>>) {
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** Names of the placeholders in a text, in order. */
export function placeholdersOf(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, name = ""]) => name);
}

const pluralRules = inEachLanguage((language) => new Intl.PluralRules(rowOf(language).locale));

/** True for a number that takes the singular. */
export const isOne = (count: number, language: Language): boolean =>
  pluralRules[language].select(count) === "one";
