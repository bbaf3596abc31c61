import type { LoaderFunctionArgs } from "react-router";
import { nullIfDown, requestInfo } from "#app/services.server.ts";
import { csvLine, csvStart } from "#domain/csv.ts";
import { totalsOf, type GivingTotals } from "#domain/giving/totals.ts";
import { addressOf, inEachLanguage, languages, type Language } from "#domain/language/language.ts";
import { pageContent, reader, site } from "#reader/content.ts";
import { loadedContent } from "#reader/load.ts";
import { siteUrl } from "#reader/site-url.ts";

type Cell = string | number | null;
/** One row of data; what differs by language has a value for each. */
type Row = Readonly<Record<string, Cell | Record<Language, Cell>>>;

/** A row of the CSV file: a value by language has a column for each, `label_en` and `label_es`. */
function columnsOf(row: Row): [name: string, cell: Cell][] {
  return Object.entries(row).flatMap(([name, value]): ReturnType<typeof columnsOf> =>
    value !== null && typeof value === "object"
      ? languages.map((language) => [`${name}_${language}`, value[language]])
      : [[name, value]],
  );
}

const licence = () => inEachLanguage((language) => site(language).for_programs.licence);

const headers = (type: string) => ({
  "Content-Type": type,
  "Cache-Control": "public, max-age=300",
  // Scripts of other sites may read the data.
  "Access-Control-Allow-Origin": "*",
});

/** The rows as CSV. Each row names the licence, because people copy single rows. */
function csvOf(rows: readonly Row[], like: Row): string {
  const cellsOf = (row: Row) => columnsOf({ ...row, licence: licence() });
  const head = cellsOf(like).map(([name]) => name);
  const body = rows.map((row) => cellsOf(row).map(([, value]) => value));
  return csvStart + [head, ...body].map(csvLine).join("");
}

/**
 * The data in the format of the URL's extension: .csv, or .json with the licence.
 * @param name the rows' key in the JSON object
 * @param rows all with the same fields
 * @param more other entries of the JSON object
 * @param like a row for the names of the columns, where there may be none
 */
function respond(url: URL, name: string, rows: readonly Row[], more = {}, like = rows[0] ?? {}) {
  if (url.pathname.endsWith(".csv"))
    return new Response(csvOf(rows, like), { headers: headers("text/csv; charset=utf-8") });
  const text = JSON.stringify({ licence: licence(), ...more, [name]: rows }, null, 1);
  return new Response(text, { headers: headers("application/json") });
}

/** The figures of the page /impact/figures. */
function figures(): Row[] {
  const { facts, pages } = loadedContent().content;
  const { groups } = pages.impactFigures;
  const shown = Object.entries(facts.facts).filter(([, { group }]) => groups.includes(group));
  return shown.map(([name, fact]) => {
    const range = typeof fact.value === "object" && "from" in fact.value ? fact.value : null;
    const exact = typeof fact.value === "number" ? fact.value : null;
    const textOf = (word: "label" | "text" | "note") =>
      inEachLanguage((language) => reader(language).figure(name)[word]);
    return {
      name,
      group: fact.group,
      label: textOf("label"),
      text: textOf("text"),
      from: range?.from ?? exact,
      to: range?.to ?? (fact.at_least ? null : exact),
      unit: fact.unit,
      as_of: fact.as_of,
      source: inEachLanguage((language) => reader(language).figure(name).source.title),
      source_url: reader("en").figure(name).source.url,
      note: textOf("note"),
    };
  });
}

/** Sums of gifts by purpose and by year, in US dollars, after the sum of all. Nothing about donors. */
function giftSums({ byDesignation, byYear, mode, ...all }: GivingTotals): Row[] {
  const whereNeeded = inEachLanguage(
    (language) => pageContent("impact", language).gifts.where_needed,
  );
  const nameOf = (year: number) => inEachLanguage(() => String(year));
  const rowOf = (by: string, name: Record<Language, string>, { gifts, giftCents }: typeof all) => {
    return { by, name, gifts, usd: giftCents / 100, mode };
  };
  return [
    rowOf("all", whereNeeded, all),
    ...byDesignation.map((sum) => rowOf("purpose", sum.designation?.label ?? whereNeeded, sum)),
    ...byYear.map((sum) => rowOf("year", nameOf(sum.year), sum)),
  ];
}

/** Open data by the name in the path: `/impact.csv`. The JSON file of the figures also has the sums of gifts. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const isImpact = url.pathname.startsWith("/impact.");
  if (isImpact && url.pathname.endsWith(".csv")) return respond(url, "figures", figures());
  requestInfo(context).dependsOnLedger();
  const gifts = await nullIfDown(context, totalsOf);
  if (isImpact) {
    const page = inEachLanguage((language) => siteUrl() + addressOf("impactFigures", language));
    return respond(url, "figures", figures(), { page, gifts });
  }
  if (!gifts) return new Response(null, { status: 503, headers: { "Retry-After": "60" } });
  const [all, ...sums] = giftSums(gifts);
  return respond(url, "sums", sums, {}, all);
}
