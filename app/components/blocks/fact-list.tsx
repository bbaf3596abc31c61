/** Facts to decide by, each under its name. */
export function FactList({
  facts,
  className,
}: {
  facts: { name: string; value: string }[];
  className: string;
}) {
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
