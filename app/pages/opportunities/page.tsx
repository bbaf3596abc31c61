import { brochurePage } from "#app/components/brochure/brochure-view.tsx";
import { languageOf } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import type { Route } from "./+types/page";
import { ArrowLink } from "#app/components/ui/links.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return { content: pageContent("opportunities", languageOf(url.pathname)) };
}

export default brochurePage({ package: Receipt });

function Receipt({ content }: Route.ComponentProps["loaderData"]) {
  const { title, lead, price, items, total, compare } = content.package;
  return (
    <section className="ground-sand" id="package" aria-labelledby="package-title">
      <div className="section container split split-57 late start">
        <div>
          <h2 id="package-title">{title}</h2>
          <p className="lead">{lead}</p>
          <p className="actions">
            <ArrowLink to={compare.target}>{compare.label}</ArrowLink>
          </p>
        </div>
        <div className="receipt">
          <ul>
            {items.map(({ icon, name }) => (
              <li key={name}>
                <Icon name={icon} />
                <b>{name}</b>
                <Icon name="check" size={22} />
              </li>
            ))}
          </ul>
          <p className="receipt-total">
            <span>{total}</span> <b className="numeral fs-5">US{price.fact.text}</b>
          </p>
        </div>
      </div>
    </section>
  );
}
