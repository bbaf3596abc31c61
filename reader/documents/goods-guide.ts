import { documentContent, listContent, pageContent, site } from "#reader/content.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { siteUrl } from "#reader/site-url.ts";

const order = ["critical", "high", "medium"] as const;

type Need = { readonly priority: { readonly level: (typeof order)[number] } | null };

/** The most urgent first; a need whose priority nobody has confirmed comes last. */
export function byPriority(one: Need, other: Need): number {
  const rank = ({ priority }: Need) => (priority ? order.indexOf(priority.level) : order.length);
  return rank(one) - rank(other);
}

export function goodsGuide(language: Language) {
  const { label: _, ...words } = documentContent("goodsGuide", language);
  const page = pageContent("donateGoods", language);
  const goods = listContent("goods", language).toSorted(byPriority);
  const address = parcelAddress(language);
  return {
    ...words,
    picture: page.opening.picture,
    heads: [words.category, words.items, words.priority] as const,
    rows: goods.map(
      ({ title, items, priority }) =>
        [title, asSentence(items), priority ? page.needs[priority.level] : ""] as const,
    ),
    stepsTitle: words.steps,
    steps: page.shipping.steps.map((step, at) =>
      at === 0 ? { ...step, text: words.write } : step,
    ),
    address: {
      title: page.address.title,
      lines: address.length > 0 ? address : [page.address.unknown],
    },
    kits: {
      title: page.kits.title,
      lead: page.kits.lead,
      items: page.kits.items.map(({ title, cost_number_fact, impact }) => ({
        title,
        cost: cost_number_fact.text,
        text: impact,
      })),
    },
    offerUrl: siteUrl() + addressOf("donateGoods", language),
  };
}

/** "Solar panels", "Inverters" → "Solar panels, inverters". */
function asSentence(items: readonly string[]): string {
  const [first = "", ...others] = items;
  return [first, ...others.map((item) => item.charAt(0).toLowerCase() + item.slice(1))].join(", ");
}

export function shippingLabel(
  { reference, contents }: { reference: string; contents: string | null },
  language: Language,
) {
  const { label: words, foot, numbering } = documentContent("goodsGuide", language);
  return { reference, contents, address: parcelAddress(language), words, foot, numbering };
}

/** Lines of the address for parcels; none while site.yaml does not name it. */
export function parcelAddress(language: Language): string[] {
  const { recipient, street, city, state, postal_code, country_code } =
    site(language).goods_address;
  if (!recipient || !street || !city) return [];
  const town = [postal_code, city, state].filter(Boolean).join(" ");
  return [recipient, street, town, country_code].filter((line) => line !== null);
}

export type GoodsGuide = ReturnType<typeof goodsGuide>;
export type ShippingLabel = ReturnType<typeof shippingLabel>;
