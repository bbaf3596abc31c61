import { csvLine, csvStart } from "#domain/csv.ts";
import { inEachLanguage, languages, type Language } from "#domain/language/language.ts";
import { reader, site } from "#reader/content.ts";
import type { Pair } from "#reader/schema/pair.ts";
import { siteUrl } from "#reader/site-url.ts";

type Text = string | readonly string[] | null;
/** One row as a machine reads it: numbers, texts, and texts in each language. */
export type Row = Readonly<Record<string, Text | number | Record<Language, Text>>>;

const cell = (value: Text | number) =>
  Array.isArray(value) ? value.join("; ") : (value as string);

/** One table without nesting: what is said in each language has a column for each, `label_en` and `label_es`. */
function asColumns(row: Row): [name: string, cell: string | number | null][] {
  return Object.entries(row).flatMap(([name, value]) =>
    value !== null && typeof value === "object" && "en" in value
      ? languages.map((language): [string, string] => [
          `${name}_${language}`,
          cell(value[language]),
        ])
      : [[name, cell(value)] satisfies [string, string]],
  );
}

/** On what terms all of it may be used. */
function licence(): Record<Language, string> {
  return inEachLanguage((language) => site(language).for_programs.licence);
}

const headers = (type: string) => ({
  "Content-Type": type,
  "Cache-Control": "public, max-age=300",
  // Other sites may show our figures.
  "Access-Control-Allow-Origin": "*",
});

/** As one table that a spreadsheet opens; the licence stands in each row, for rows are copied one by one. */
function table(rows: readonly Row[]): string {
  const columns = rows.map((row) => asColumns({ ...row, licence: licence() }));
  const head = columns[0]?.map(([name]) => name) ?? [];
  const body = columns.map((row) => row.map(([, value]) => value));
  return csvStart + [head, ...body].map(csvLine).join("");
}

/**
 * What is asked for, as the address ends: a table (.csv), or for programs (.json) with the licence before it.
 * @param name of the rows in JSON
 * @param rows all with the same fields; without any, the table is empty
 * @param more what stands in JSON beside them
 */
export function openDataAnswer(
  url: URL,
  name: string,
  rows: readonly Row[],
  more: object = {},
): Response {
  if (url.pathname.endsWith(".csv"))
    return new Response(table(rows), { headers: headers("text/csv; charset=utf-8") });
  const text = JSON.stringify({ licence: licence(), ...more, [name]: rows }, null, 1);
  return new Response(text, { headers: headers("application/json") });
}

/** A text of the content, in each language. */
export const inEach = (text: Pair) => inEachLanguage((language) => reader(language).text(text));

/** An address of the site, whole. */
export const wholeAddress = (href: string) => new URL(href, siteUrl()).href;
