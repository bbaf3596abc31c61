import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { PageContent } from "#reader/pages.ts";
import type { Resolved } from "#reader/resolve.ts";
import "#app/styles/ground-sand.css";

type Props = { content: Resolved<PageContent["opportunities"]>["package"] };

/** What a week costs, as a slip of paper: each thing on its line, the price on a flag and at the foot. */
export function Receipt({ content }: Props) {
  const { title, lead, price, items, total, handbook, compare, note } = content;
  return (
    <section className="ground-sand" id="package" aria-labelledby="package-title">
      <div className="section container package">
        <div>
          <h2 id="package-title">{title}</h2>
          <p className="lead">{lead}</p>
          <p className="package-note">{note}</p>
          <ul className="package-links">
            {[handbook, compare].map(({ label, target }) => (
              <li key={label}>
                <ArrowLink to={target}>{label}</ArrowLink>
                {target.note && <span className="small">{target.note}</span>}
              </li>
            ))}
          </ul>
        </div>
        <div className="receipt">
          <p className="receipt-flag" aria-hidden="true">
            US{price.fact.text} <small>{price.per}</small>
          </p>
          <ul>
            {items.map(({ icon, name, detail }) => (
              <li key={name}>
                <Icon name={icon} />
                <p>
                  <b>{name}</b> <span className="small">{detail}</span>
                </p>
                <Icon name="check" size={22} />
              </li>
            ))}
          </ul>
          <p className="receipt-total">
            <span>{total}</span> <b>US{price.fact.text}</b>
          </p>
        </div>
      </div>
    </section>
  );
}
