import type { LaunchItem, Station } from "../../staff/pages/launch.tsx";
import { pairOf, words } from "./item.ts";
import { provedDays, type Place } from "./prove.ts";

const byOf = (supplier = "") => pairOf(words.suppliers[supplier]!);

/**
 * The five stations on the way to the public, each with what is proved there and what is missing.
 * @param place null: there is no database here, and nothing can be proved
 */
export async function stationsOf(
  items: readonly LaunchItem[],
  place: Place | null,
): Promise<readonly Station[]> {
  const days: Readonly<Record<string, string | null>> = place ? await provedDays(place) : {};
  return Object.entries(words.stations).map(([name, title]) => ({
    title: pairOf(title),
    proofs: Object.entries(words.proofs)
      .filter(([, { what }]) => what[3] === name)
      .map(([code, { what, how, trial, field, prove }]) => ({
        code,
        what: pairOf(what),
        how: pairOf(how!),
        by: byOf(what[2]),
        day: days[code] ?? null,
        asks: {
          trial: trial && pairOf(trial),
          field: field && pairOf(field),
          prove: prove && pairOf(prove),
        },
      })),
    kinds: Object.entries(words.kinds)
      .filter(([, of]) => of[3] === name)
      .map(([kind, of]) => ({
        title: pairOf(of),
        by: byOf(of[2]),
        items: items
          .filter((item) => item.kind === kind)
          .toSorted((one, other) => Number(other.harms) - Number(one.harms)),
      }))
      .filter((kind) => kind.items.length > 0),
  }));
}
