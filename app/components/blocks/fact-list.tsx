/** Facts, each under its name. */
export function FactList({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <dl>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
