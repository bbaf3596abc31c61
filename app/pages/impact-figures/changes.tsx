import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { Route } from "./+types/page";
import "./changes.css";

type Data = Route.ComponentProps["loaderData"];

/** The figures that changed or differ, each beside the other statements of the same thing. */
export function Changes({ content: { changes: content }, changes }: Data) {
  return (
    <Section id="changes" title={content.title} lead={content.lead} ground="sunk">
      <ol className="changes">
        {changes.map(({ id, title, text, year, figures }) => (
          <li key={id}>
            <p className="numeral">{year}</p>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <ul className="change-figures stack gap-2">
              {figures.map((figure) => (
                <li key={figure.name}>
                  <p data-words={/^\D+ /.test(figure.text) || undefined}>
                    <DestinationLink to={{ href: figure.address, outside: false }}>
                      {figure.text}
                    </DestinationLink>
                  </p>
                  <span>{figure.label}</span>
                  {figure.date && <span className="muted">{figure.date}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
