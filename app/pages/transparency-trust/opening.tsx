import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { BottleWindow } from "./bottle-window.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { TrustData } from "./trust-data.ts";
import "#app/components/media/picture.css";
import "./opening.css";

/** The page's promise, the way to its parts, and each dollar as a window of a hundred bottles. */
export function Opening({ content, share: { percent }, partners }: TrustData) {
  const { opening, sections } = content;
  const shown = sections.filter((name) => name !== "partnerships" || partners.length > 0);
  const places = shown.flatMap((name) =>
    name === "documents"
      ? [
          { id: "reports", title: content.reports.title },
          { id: "forms-990", title: content.forms.title },
        ]
      : [{ id: name, title: content[name].title }],
  );
  return (
    <section className="trust-opening ground-basalt on-dark">
      <div className="container">
        <div>
          <h1>{opening.title}</h1>
          <p className="lead">{opening.lead}</p>
          <p>
            <ArrowLink to={opening.check.target}>{opening.check.label}</ArrowLink>
          </p>
          <nav aria-label={opening.contents}>
            <ul className="trust-contents">
              {places.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <figure className="trust-window">
          <BottleWindow bottles={100} lit={percent} />
          <figcaption className="small">
            {fillTemplate(opening.window, { lit: percent })}
          </figcaption>
        </figure>
      </div>
      <Band name="llanta" />
    </section>
  );
}
