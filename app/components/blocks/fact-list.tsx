import type { ReactNode } from "react";

type Props = { facts: readonly { name: string; value: ReactNode }[]; className?: string };

/** A description list of names and values. */
export function FactList({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
