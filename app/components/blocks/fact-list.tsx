import type { ReactNode } from "react";

type Props = {
  facts: readonly (readonly [string, ReactNode])[];
  className?: string;
  children?: ReactNode;
};

/** Names and values as a description list; a fact without a value is left out. */
export function FactList({ facts, className, children }: Props) {
  return (
    <dl className={className}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {children}
    </dl>
  );
}
