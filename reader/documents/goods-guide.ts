import type { Brochure, Titled } from "./brochure.ts";
import { documentContent, listContent, pageContent, site } from "#reader/content.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { siteUrl } from "#reader/site-url.ts";

/** What the label for a parcel says, in one language. */
export type ShippingLabel = {
  readonly reference: string;
  /** What was offered, in the words of the form; null when it is not known. */
  readonly contents: string | null;
  /** Lines of the address for parcels; empty while it is not known. */
  readonly address: readonly string[];
  readonly words: {
    readonly title: string;
    readonly lead: string;
    readonly to: string;
    readonly from: string;
    readonly reference: string;
    readonly box: string;
    readonly of: string;
    readonly contents: string;
    readonly donation: string;
    readonly address_unknown: string;
  };
  readonly foot: string;
  readonly numbering: string;
};

/** What the guide to giving goods says, in one language. */
export type GoodsGuide = Brochure & {
  readonly needs: string;
  /** Heads of the table: category, examples, need. */
  readonly heads: readonly [string, string, string];
  /** Most needed first. */
  readonly rows: readonly (readonly [string, string, string])[];
  readonly stepsTitle: string;
  readonly steps: readonly Titled[];
  readonly before: Titled;
  readonly packing: { readonly title: string; readonly items: readonly string[] };
  /** Lines of the address for parcels, or the one sentence that says when it comes. */
  readonly address: { readonly title: string; readonly lines: readonly string[] };
  readonly kits: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly {
      readonly title: string;
      readonly cost: string;
      readonly text: string;
    }[];
  };
  readonly offer: string;
  /** Full address of the form. */
  readonly offerUrl: string;
};

const order = ["critical", "high", "medium"] as const;

type Need = { readonly priority: { readonly level: (typeof order)[number] } | null };

/** The most urgent first; a need whose priority nobody has confirmed comes last. */
export function byPriority(one: Need, other: Need): number {
  const rank = ({ priority }: Need) => (priority ? order.indexOf(priority.level) : order.length);
  return rank(one) - rank(other);
}

/** What the guide to giving goods says. */
export function goodsGuide(language: Language): GoodsGuide {
  const { label: _, ...words } = documentContent("goodsGuide", language);
  const page = pageContent("donateGoods", language);
  const goods = listContent("goods", language).toSorted(byPriority);
  const address = parcelAddress(language);
  return {
    ...words,
    picture: page.opening.picture,
    heads: [words.category, words.items, words.priority],
    rows: goods.map(({ title, items, priority }) => [
      title,
      asSentence(items),
      priority ? page.needs[priority.level] : "",
    ]),
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

/** What the label for an offer's parcels says. */
export function shippingLabel(
  { reference, contents }: { reference: string; contents: string | null },
  language: Language,
): ShippingLabel {
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
