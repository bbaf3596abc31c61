import type { LoaderFunctionArgs } from "react-router";
import { giftTotals } from "#app/ledger.server.ts";
import { inEachLanguage, addressOf } from "#domain/language/language.ts";
import { reader } from "#reader/content.ts";
import { loadedContent } from "#reader/load.ts";
import { openDataAnswer, wholeAddress, type Row } from "./open-data.ts";

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

/** The register of figures for machines; programs are told the sums of the ledger as well. */
export async function loader({ url, context }: LoaderFunctionArgs & { url: URL }) {
  if (url.pathname.endsWith(".csv")) return openDataAnswer(url, "figures", figures());
  return openDataAnswer(url, "figures", figures(), {
    page: inEachLanguage((language) => wholeAddress(addressOf("impactFigures", language))),
    gifts: await giftTotals(context),
  });
}
