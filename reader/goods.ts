import { site } from "#reader/content.ts";
import type { Language } from "#domain/language/language.ts";

const order = ["critical", "high", "medium"] as const;

type Need = { readonly priority: { readonly level: (typeof order)[number] } | null };

/** Sorts the most urgent first; needs without a confirmed priority come last. */
export function byPriority(one: Need, other: Need): number {
  const rank = ({ priority }: Need) => (priority ? order.indexOf(priority.level) : order.length);
  return rank(one) - rank(other);
}

/** Lines of the address for parcels; empty while site.yaml has none. */
export function parcelAddress(language: Language): string[] {
  const { recipient, street, city, state, postal_code, country_code } =
    site(language).goods_address;
  if (!recipient || !street || !city) return [];
  const town = [postal_code, city, state].filter(Boolean).join(" ");
  return [recipient, street, town, country_code].filter((line) => line !== null);
}
