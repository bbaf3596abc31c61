import { tripCost, tripPackages } from "#domain/trip-price.ts";
import type { GroupPacket } from "#server/documents/group-packet.ts";
import { documentContent, pageContent } from "../content/load.server.ts";
import { formatDollars } from "../language/format.ts";
import { addressOf, type Language } from "../language/language.ts";
import { siteUrl } from "../shell.server.ts";
import { tripRates } from "../pages/group-trips/trip-plan.server.ts";

/** What the information packet for groups says. */
export function groupPacket(language: Language): GroupPacket {
  const { prices, ...words } = documentContent("groupPacket", language);
  const page = pageContent("groupTrips", language);
  const { guides } = pageContent("volunteer", language).packing;
  const { everyone, more } = page.planner.included;
  return {
    ...words,
    picture: page.opening.picture,
    sizes: page.logistics.sizes.map(({ fact, label }) => ({ value: fact.text, label })),
    benefits: page.benefits,
    // The sample week is the standard trip, and so is what it includes.
    includes: [...everyone, ...more.standard],
    prices: { ...prices, ...priceTable(language) },
    notes: page.logistics.notes,
    packingLists: guides.filter(({ id }) => id === "work" || id === "town"),
    planUrl: siteUrl() + addressOf("groupTrips", language, { anchor: "planner" }),
  };
}

/** Each length with its price for one person and for groups of the sizes that the register names. */
function priceTable(language: Language): Pick<GroupPacket["prices"], "heads" | "rows"> {
  const { prices } = documentContent("groupPacket", language);
  const { packages } = pageContent("groupTrips", language).planner;
  const rates = tripRates();
  const sizes = [rates.smallest, rates.best.from, rates.best.to, rates.largest];
  const dollars = (cents: number) => formatDollars(cents, language);
  return {
    heads: [
      prices.length,
      prices.each,
      ...sizes.map((people) => prices.people.replace("{people}", String(people))),
    ],
    rows: tripPackages.map((id) => [
      packages[id],
      dollars(rates.eachCents[id]),
      ...sizes.map((people) => {
        const cost = tripCost({ package: id, people }, rates);
        return cost.kind === "priced" ? dollars(cost.totalCents) : "–";
      }),
    ]),
  };
}
