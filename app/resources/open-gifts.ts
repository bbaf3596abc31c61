import { inEachLanguage } from "#domain/language/language.ts";
import type { LoaderFunctionArgs } from "react-router";
import { giftTotals } from "#app/ledger.server.ts";
import type { GivingTotals } from "#domain/giving/totals.ts";
import { pageContent } from "#reader/content.ts";
import { openDataAnswer, type Row } from "./open-data.ts";

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

/** The sums of the ledger for machines. */
export async function loader({ url, context }: LoaderFunctionArgs & { url: URL }) {
  const totals = await giftTotals(context);
  return totals
    ? openDataAnswer(url, "sums", giftSums(totals))
    : new Response(null, { status: 503, headers: { "Retry-After": "60" } });
}
