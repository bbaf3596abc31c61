import { Band } from "#app/components/ui/band.tsx";
import { BottleWindow } from "./bottle-window.tsx";
import type { PageContent } from "#reader/pages.ts";
import type { Resolved } from "#reader/resolve.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "#app/components/media/picture.css";
import "./opening.css";

type Props = {
  content: Resolved<PageContent["transparencyTrust"]>;
  /** Of a hundred cents, those that go to programme costs. */
  percent: number;
};

/** The page's promise, the way to its parts, and each dollar as a window of a hundred bottles. */
export function Opening({ content, percent }: Props) {
  const { opening } = content;
  const sections = [
    ["finances", content.finances.title],
    ["reports", content.reports.title],
    ["forms-990", content.forms.title],
    ["changes", content.changes.title],
    ["partnerships", content.partnerships.title],
    ["justification", content.justification.title],
    ["accomplishments", content.accomplishments.title],
    ["questions", content.questions.title],
  ] as const;
  return (
    <section className="trust-opening ground-basalt on-dark">
      <div className="container">
        <div>
          <h1>{opening.title}</h1>
          <p className="lead">{opening.lead}</p>
          <nav aria-label={opening.contents}>
            <ul className="trust-contents">
              {sections.map(([id, title]) => (
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
