import type { ReactNode } from "react";

/** A component for one part of a page, whose props are all of the page's loader data. */
export type Part<Data> = (data: Data) => ReactNode;

type ListOf<Data> = keyof {
  [K in keyof Data as Data[K] extends readonly unknown[] ? K : never]: K;
};

/**
 * Leaves a part out, with its heading, while a list of the loader data is empty.
 * @example unlessEmpty("partners", PartnersPart)
 */
export function unlessEmpty<Data extends object>(list: ListOf<Data>, Part: Part<Data>): Part<Data> {
  return (data) => ((data[list] as readonly unknown[]).length > 0 ? <Part {...data} /> : null);
}
