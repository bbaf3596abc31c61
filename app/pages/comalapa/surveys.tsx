import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { ComalapaData } from "./comalapa-data.ts";

/** The five survey areas in a painted landscape; a name leads to its survey where there is one. */
export function Surveys({ content: { surveys: content } }: ComalapaData) {
  return (
    <Section id="surveys" title={content.title} lead={content.lead} ground="green">
      <figure>
        <div className="survey-map">
          <PictureView picture={content.picture} sizes="(min-width: 64rem) 60rem, 100vw" />
          <ol>
            {content.areas.map(({ id, name, target }) => (
              <li key={id} className="survey-pin">
                {target ? <DestinationLink to={target}>{name}</DestinationLink> : name}
              </li>
            ))}
          </ol>
        </div>
        <figcaption className="small">{content.map_note}</figcaption>
      </figure>
    </Section>
  );
}
