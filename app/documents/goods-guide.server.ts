import type { GoodsGuide } from "#server/documents/goods-guide.ts";
import type { ShippingLabel } from "#server/documents/shipping-label.ts";
import { documentContent, listContent, pageContent, site } from "../content/load.server.ts";
import { addressOf, type Language } from "../language/language.ts";
import { siteUrl } from "../shell.server.ts";

const order = ["critical", "high", "medium"] as const;

/** What the guide to giving goods says. */
export function goodsGuide(language: Language): GoodsGuide {
  const { label: _, ...words } = documentContent("goodsGuide", language);
  const page = pageContent("donateGoods", language);
  const goods = listContent("goods", language).toSorted(
    (one, other) => order.indexOf(one.priority.level) - order.indexOf(other.priority.level),
  );
  const address = parcelAddress(language);
  return {
    ...words,
    picture: page.opening.picture,
    heads: [words.category, words.items, words.priority],
    rows: goods.map(({ title, items, priority }) => [
      title,
      asSentence(items),
      page.needs[priority.level],
    ]),
    draft: goods.some(({ priority }) => priority.sample) ? page.needs.sample : null,
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
      items: page.kits.items.map(({ title, cost_fact, includes }) => ({
        title,
        cost: cost_fact.text,
        text: includes,
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

/** What the label for an offer's parcels says. */
export function shippingLabel(
  { reference, contents }: { reference: string; contents: string | null },
  language: Language,
): ShippingLabel {
  const { label: words, foot, numbering } = documentContent("goodsGuide", language);
  return { reference, contents, address: parcelAddress(language), words, foot, numbering };
}

/** Lines of the address for parcels; none while site.yaml does not name it. */
function parcelAddress(language: Language): string[] {
  const { recipient, street, city, state, postal_code, country_code } =
    site(language).goods_address;
  if (!recipient || !street || !city) return [];
  const town = [postal_code, city, state].filter(Boolean).join(" ");
  return [recipient, street, town, country_code].filter((line) => line !== null);
}
