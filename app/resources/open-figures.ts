import type { LoaderFunctionArgs } from "react-router";
import { services, requestInfo } from "#app/services.server.ts";
import { csvLine, csvStart } from "#domain/csv.ts";
import type { GivingTotals } from "#domain/giving/giving.ts";
import { addressOf, languages, type Language } from "#domain/language/language.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { reader, site } from "#reader/content.ts";
import { loadedContent } from "#reader/load.ts";
import { siteUrl } from "#reader/site-url.ts";

/** Something said in each language. */
function inEach<T>(say: (language: Language) => T): Record<Language, T> {
  return { en: say("en"), es: say("es") };
}

/** One figure of the register as a machine reads it. */
function figures() {
  const { facts, sources } = loadedContent().content.facts;
  return Object.entries(facts).map(([name, fact]) => {
    const range = typeof fact.value === "object" && "from" in fact.value ? fact.value : null;
    const one = typeof fact.value === "number" ? fact.value : null;
    const say = (word: "label" | "text" | "note") =>
      inEach((language) => reader(language).figure(name)[word]);
    return {
      name,
      group: fact.group,
      label: say("label"),
      text: say("text"),
      from: range?.from ?? one,
      to: range?.to ?? (fact.at_least ? null : one),
      unit: fact.unit,
      as_of: fact.as_of,
      source: sources[fact.source]!.title,
      source_url: sources[fact.source]!.url,
      note: say("note"),
    };
  });
}

type Cell = string | number | null;

/** One table without nesting: what is said in each language has a column for each, `label_en` and `label_es`. */
function asColumns(row: Record<string, Cell | Record<Language, string>>): [string, Cell][] {
  return Object.entries(row).flatMap(([name, cell]) =>
    cell !== null && typeof cell === "object"
      ? languages.map((language): [string, Cell] => [`${name}_${language}`, cell[language]])
      : [[name, cell] satisfies [string, Cell]],
  );
}

/** The register as one table; the licence stands in each row, for rows are copied one by one. */
function table(licence: Record<Language, string>): string {
  const rows = figures().map((figure) => asColumns({ ...figure, licence }));
  const head = rows[0]!.map(([name]) => name);
  const body = rows.map((row) => row.map(([, cell]) => cell));
  return csvStart + [head, ...body].map(csvLine).join("");
}

/** The sums of the ledger as they are now; null while the database cannot be reached. */
async function totals(context: LoaderFunctionArgs["context"]): Promise<GivingTotals | null> {
  try {
    return await services(context).giving.totals();
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    requestInfo(context)?.reportFailure(error);
    return null;
  }
}

const headers = (type: string) => ({
  "Content-Type": type,
  "Cache-Control": "public, max-age=300",
  // Other sites may show our figures.
  "Access-Control-Allow-Origin": "*",
});

/** The register of figures and the sums of the ledger for machines: /impact.json and /impact.csv. */
export async function loader({ url, context }: LoaderFunctionArgs & { url: URL }) {
  const origin = siteUrl();
  const licence = inEach((language) => site(language).for_programs.licence);
  if (url.pathname.endsWith(".csv"))
    return new Response(table(licence), { headers: headers("text/csv; charset=utf-8") });
  const body = {
    licence,
    page: inEach((language) => origin + addressOf("impactFigures", language)),
    figures: figures(),
    gifts: await totals(context),
  };
  return new Response(JSON.stringify(body, null, 1), { headers: headers("application/json") });
}
