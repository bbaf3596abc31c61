import type { ReactNode } from "react";

/** Draws one part of a page from all that the page's loader gives. */
export type Part<Data> = (data: Data) => ReactNode;

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
