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

type Props<Name extends string, Data extends object> = {
  /** `sections` of the page's content file. */
  order: readonly Name[];
  parts: Record<Name, Part<Data>>;
  data: Data;
};

/** The parts of a page in the order of its content file. */
export function Sections<Name extends string, Data extends object>({
  order,
  parts,
  data,
}: Props<Name, Data>) {
  return order.map((name) => {
    const Part: Part<Data> = parts[name];
    return <Part key={name} {...data} />;
  });
}
