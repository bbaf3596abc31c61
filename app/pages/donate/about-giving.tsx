import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { DonateWords as Words } from "./amount-parts.tsx";

export function Dollar({ words }: { words: Words["dollar"] }) {
  const share = words.share_number_fact.number;
  return (
    <section className="donate-dollar">
      <h2 className="fs-3">{words.title}</h2>
      <div className="dollar-bar" aria-hidden="true">
        <div className="dollar-programme band-camino" />
        <div className="dollar-rest" />
      </div>
      <div className="dollar-labels">
        <p>
          <b className="numeral">{share}¢</b> {words.programme}
        </p>
        <p>
          <b className="numeral">{100 - share}¢</b> {words.running}
        </p>
      </div>
    </section>
  );
}

export function Trust({ items }: { items: Words["trust"] }) {
  return (
    <ul className="donate-trust stack gap-5">
      {items.map(({ icon, title, text, target }) => (
        <li key={title}>
          <Icon name={icon} size={32} />
          <div>
            <h3 className="fs-2">
              <DestinationLink to={target}>{title}</DestinationLink>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
