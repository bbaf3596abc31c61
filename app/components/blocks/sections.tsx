import type { ReactNode } from "react";

/** Draws one part of a page from all that the page's loader gives. */
export type Part<Data> = (data: Data) => ReactNode;

type ListOf<Data> = keyof {
  [K in keyof Data as Data[K] extends readonly unknown[] ? K : never]: K;
};

/** A part about a list: while the list is empty it is left out, with its heading. */
export function unlessEmpty<Data extends object>(list: ListOf<Data>, Part: Part<Data>): Part<Data> {
  return (data) => ((data[list] as readonly unknown[]).length > 0 ? <Part {...data} /> : null);
}
