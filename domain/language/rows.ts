/** Settings of a language. */
export type LanguageRow = {
  /** Its name in itself. */
  readonly name: string;
  /** Path prefix. */
  readonly prefix: "" | `/${string}`;
  /** Locale for `Intl`. */
  readonly locale: string;
  /** Words before and within a range of days, "del 18 al 25 de mayo", and before a whole year, "todo 2025". */
  readonly days: { readonly from: string; readonly to: string; readonly year: string };
  /** Number words from 0 to 12. */
  readonly counted: string;
  /** Locale for share cards (Open Graph). */
  readonly openGraph: string;
};

/** The site's languages, the default first. `es-GT` formats numbers like `en-US`: 1,000.50. */
export const languageRows = {
  en: {
    name: "English",
    prefix: "",
    locale: "en-US",
    days: { from: "", to: " to ", year: "all of " },
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
} as const satisfies Readonly<Record<string, LanguageRow>>;
