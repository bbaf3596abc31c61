import type { LoaderFunctionArgs } from "react-router";
import { giftTotals } from "#app/ledger.server.ts";
import { calendarPath, openData, type OpenData } from "#domain/addresses.ts";
import { csvLine, csvStart } from "#domain/csv.ts";
import type { GivingTotals } from "#domain/giving/totals.ts";
import {
  addressOf,
  inEachLanguage,
  languages,
  pathIn,
  type Language,
} from "#domain/language/language.ts";
import { pageContent, reader, site } from "#reader/content.ts";
import { loadedContent } from "#reader/load.ts";
import type { Pair } from "#reader/schema/pair.ts";
import { siteUrl } from "#reader/site-url.ts";

type Text = string | readonly string[] | null;
/** One row as a machine reads it: numbers, texts, and texts in each language. */
type Row = Readonly<Record<string, Text | number | Record<Language, Text>>>;

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
function answer(url: URL, name: string, rows: readonly Row[], more: object = {}): Response {
  if (url.pathname.endsWith(".csv"))
    return new Response(table(rows), { headers: headers("text/csv; charset=utf-8") });
  const text = JSON.stringify({ licence: licence(), ...more, [name]: rows }, null, 1);
  return new Response(text, { headers: headers("application/json") });
}

/** A text of the content, in each language. */
const inEach = (text: Pair) => inEachLanguage((language) => reader(language).text(text));

/** An address of the site, whole. */
const wholeAddress = (href: string) => new URL(href, siteUrl()).href;

/** The figures of the register. */
function figures(): Row[] {
  const { facts } = loadedContent().content.facts;
  return Object.entries(facts).map(([name, fact]) => {
    const range = typeof fact.value === "object" && "from" in fact.value ? fact.value : null;
    const one = typeof fact.value === "number" ? fact.value : null;
    const say = (word: "label" | "text" | "note") =>
      inEachLanguage((language) => reader(language).figure(name)[word]);
    return {
      name,
      group: fact.group,
      label: say("label"),
      text: say("text"),
      from: range?.from ?? one,
      to: range?.to ?? (fact.at_least ? null : one),
      unit: fact.unit,
      as_of: fact.as_of,
      source: inEachLanguage((language) => reader(language).figure(name).source.title),
      source_url: reader("en").figure(name).source.url,
      note: say("note"),
    };
  });
}

/** Sums of gifts by what they are for and by year, in US dollars; no persons. */
function giftSums({ byDesignation, byYear, mode }: GivingTotals): Row[] {
  const whereNeeded = inEachLanguage(
    (language) => pageContent("impact", language).gifts.where_needed,
  );
  const lines = [
    ...byDesignation.map(({ designation, ...line }) => ({
      ...line,
      by: "purpose",
      name: designation?.label ?? whereNeeded,
    })),
    ...byYear.map(({ year, ...line }) => ({
      ...line,
      by: "year",
      name: inEachLanguage(() => String(year)),
    })),
  ];
  return lines.map(({ by, name, gifts, giftCents }) => ({
    by,
    name,
    gifts,
    usd: giftCents / 100,
    mode,
  }));
}

/** The green builds. */
function projects(): Row[] {
  return loadedContent().content.lists.projects.map(
    ({ id, title, category, status, year = null, description, materials, impact, source }) => ({
      id,
      title: inEach(title),
      category,
      status,
      year,
      description: inEach(description),
      materials: inEachLanguage((language) =>
        (materials ?? []).map((material) => reader(language).text(material)),
      ),
      impact: inEachLanguage((language) => (impact ? reader(language).text(impact) : null)),
      source: source.title.en,
      source_url: source.url,
      page: inEachLanguage((language) =>
        wholeAddress(addressOf("greenBuild", language, { params: { id } })),
      ),
    }),
  );
}

/** The events, past ones too. */
function events(): Row[] {
  return loadedContent().content.lists.events.map(
    ({ id, title, starts_on, ends_on, changed_on, location, description, target }) => ({
      id,
      title: inEach(title),
      starts_on,
      ends_on,
      changed_on,
      location: inEach(location),
      description: inEach(description),
      page: inEachLanguage((language) => wholeAddress(reader(language).destination(target).href)),
      calendar: inEachLanguage((language) => wholeAddress(pathIn(language, calendarPath(id)))),
    }),
  );
}

type Args = LoaderFunctionArgs & { url: URL };

const answers: Record<OpenData, (args: Args) => Response | Promise<Response>> = {
  projects: ({ url }) => answer(url, "projects", projects()),
  events: ({ url }) => answer(url, "events", events()),
  // Programs are told the sums of the ledger as well.
  async impact({ url, context }) {
    if (url.pathname.endsWith(".csv")) return answer(url, "figures", figures());
    return answer(url, "figures", figures(), {
      page: inEachLanguage((language) => wholeAddress(addressOf("impactFigures", language))),
      gifts: await giftTotals(context),
    });
  },
  async gifts({ url, context }) {
    const totals = await giftTotals(context);
    return totals
      ? answer(url, "sums", giftSums(totals))
      : new Response(null, { status: 503, headers: { "Retry-After": "60" } });
  },
};

/** Our data for machines, by its name in the address: `/impact.csv`. */
export function loader(args: Args) {
  const name = openData.find((one) => args.url.pathname.startsWith(`/${one}.`));
  return answers[name ?? "impact"](args);
}
