import type { ReactNode } from "react";
import type { Destination } from "#reader/resolve.ts";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import "./legal-view.css";

export type LegalContent = {
  title: string;
  effective: string;
  contents: string;
  sections: {
    id: string;
    title: string;
    text: string[];
    list?: string[] | undefined;
    link?: { label: string; target: Destination } | undefined;
  }[];
};

type Props = {
  content: LegalContent;
  /** The line with the tax ID (specification 9: legal pages carry it). */
  taxLine: string;
  /** What stands at the end of a section, by the section's id. */
  additions?: Record<string, ReactNode>;
  /** After the last section. */
  children?: ReactNode;
};

/** A legal text: date first, sections with a list of them at the side, in the measure of an article. */
export function LegalView({ content, taxLine, additions = {}, children }: Props) {
  return (
    <div className="container section legal">
      <header className="legal-head">
        <h1>{content.title}</h1>
        <p className="muted">
          {content.effective} {taxLine}
        </p>
      </header>
      <nav className="legal-contents" aria-label={content.contents}>
        <ul>
          {content.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="legal-text">
        {content.sections.map(({ id, title, text, list, link }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list && (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {additions[id]}
            {link && (
              <p>
                <DestinationLink to={link.target}>{link.label}</DestinationLink>
              </p>
            )}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}
