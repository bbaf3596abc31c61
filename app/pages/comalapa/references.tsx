import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { ComalapaData } from "./page.tsx";

/** Specification 3: reference: author, title, publisher, year, and a note where something is uncertain. */
export function References({ content: { references: content } }: ComalapaData) {
  return (
    <Section id="references" title={content.title}>
      <ul className="references split split-2 late rows">
        {content.entries.map(({ author, title, publisher, year, note, url }) => (
          <li key={title}>
            <p className="numeral">{year}</p>
            <div>
              <h3 className="fs-2" lang="es">
                {title}
              </h3>
              <p lang="es">{author}</p>
              <p className="small" lang="es">
                {publisher}
              </p>
              {note && <p className="small muted">{note}</p>}
              {url && (
                <p>
                  <DestinationLink to={{ href: url, outside: true }}>
                    {content.read}
                    <span className="visually-hidden" lang="es">
                      {" "}
                      {title}
                    </span>
                  </DestinationLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
