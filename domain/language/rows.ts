/** A language as data; everything else follows from this row and from its texts. */
export type LanguageRow = {
  /** As its own speakers call it. */
  readonly name: string;
  /** The part before the English path: nothing, or `/es`. */
  readonly prefix: "" | `/${string}`;
  /** A locale that `Intl` knows, by which numbers, days and lists are written. */
  readonly locale: string;
  /** Words before and between the two ends of a range of days: "del 18 al 25 de mayo". */
  readonly days: { readonly from: string; readonly to: string };
  /** From nought to twelve. */
  readonly counted: string;
  /** The same for share cards (Open Graph). */
  readonly openGraph: string;
};

/**
 * The languages of the site, English first: its paths are the specified ones, and every text has it. Guatemala
 * writes 1,000.50 as the United States do; both pages name the dollar.
 */
export const languageRows = {
  en: {
    name: "English",
    prefix: "",
    locale: "en-US",
    days: { from: "", to: " to " },
    counted: "no one two three four five six seven eight nine ten eleven twelve",
    openGraph: "en_US",
  },
  es: {
    name: "Español",
    prefix: "/es",
    locale: "es-GT",
    days: { from: "del ", to: " al " },
    counted: "ninguna una dos tres cuatro cinco seis siete ocho nueve diez once doce",
    openGraph: "es_GT",
  },
} as const satisfies Readonly<Record<string, LanguageRow>>;
