import { tripCost, tripPackages } from "#domain/planners/trip.ts";
import { documentContent, pageContent } from "#reader/content.ts";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { siteUrl } from "#reader/site-url.ts";
import { tripRates } from "#reader/planners/rates.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

export function groupPacket(language: Language) {
  const { prices, sizes, ...words } = documentContent("groupPacket", language);
  const { guides } = pageContent("volunteerPacking", language);

  return {
    ...words,
    sizes: sizes.map(({ fact, label }) => ({ value: fact.text, label })),
    settle: pageContent("groupTripFile", language).settle,
    prices: { ...prices, ...priceTable(language) },
    packingLists: guides.filter(({ id }) => id === "work" || id === "town"),
    planUrl: siteUrl() + addressOf("groupTrips", language, { anchor: "planner" }),
  };
}

/** Each length with its price for one person and for groups of the sizes that the register names. */
function priceTable(language: Language) {
  const { prices } = documentContent("groupPacket", language);
  const { packages } = pageContent("groupTrips", language).planner;
  const rates = tripRates();
  const sizes = [rates.smallest, rates.best.from, rates.best.to, rates.largest];
  const dollars = (cents: number) => formatDollars(cents, language);
  return {
    heads: [
      prices.length,
      prices.each,
      ...sizes.map((people) => fillTemplate(prices.people, { people })),
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

export type GroupPacket = ReturnType<typeof groupPacket>;
