import type { LoaderFunctionArgs } from "react-router";
import { services, requestInfo } from "#app/services.server.ts";
import { csvLine, csvStart } from "#domain/csv.ts";
import type { GivingTotals } from "#domain/giving/giving.ts";
import { languages } from "#domain/language/language.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { reader } from "#reader/content.ts";
import { loadedContent } from "#reader/load.ts";
import { siteUrl } from "#reader/site-url.ts";

/** Facts are nobody's; whoever uses them says where they are from, so that their sources stay within reach. */
const licence = "Free to use. Please name Long Way Home and the source beside each figure.";

/** One figure of the register as a machine reads it. */
function figures() {
  const { facts, sources } = loadedContent().content.facts;
  return Object.entries(facts).map(([name, fact]) => {
    const range = typeof fact.value === "object" && "from" in fact.value ? fact.value : null;
    const one = typeof fact.value === "number" ? fact.value : null;
    const { label, note, text } = reader("en").figure(name);
    return {
      name,
      group: fact.group,
      label,
      text,
      from: range?.from ?? one,
      to: range?.to ?? (fact.at_least ? null : one),
      unit: fact.unit,
      as_of: fact.as_of,
      source: sources[fact.source]!.title.en,
      source_url: sources[fact.source]!.url,
      note,
    };
  });
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
  if (url.pathname.endsWith(".csv")) {
    const rows = figures();
    const lines = [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))];
    const text = csvStart + lines.map(csvLine).join("") + csvLine([licence, origin]);
    return new Response(text, { headers: headers("text/csv; charset=utf-8") });
  }
  const body = {
    licence,
    page: languages.map((language) => origin + (language === "en" ? "/impact" : "/es/impact")),
    figures: figures(),
    gifts: await totals(context),
  };
  return new Response(JSON.stringify(body, null, 1), { headers: headers("application/json") });
}
