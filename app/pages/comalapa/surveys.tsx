import { DocumentList } from "#app/components/blocks/document-list.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { ComalapaData } from "./comalapa-data.ts";
import "./surveys.css";

/** The five survey areas in a painted landscape, and in a list with what there is to read. */
export function Surveys({ content: { surveys: content } }: ComalapaData) {
  const { areas } = content;
  const isAnyMissing = areas.some(({ target }) => !target.outside);
  return (
    <Section id="surveys" title={content.title} lead={content.lead} ground="green">
      <div className="surveys">
        <figure>
          <div className="survey-map">
            <PictureView picture={content.picture} sizes="(min-width: 1024px) 47rem, 88vw" />
            {/* The list beside it names the places for everyone; these are for eyes and mice. */}
            <ol aria-hidden="true">
              {areas.map(({ id, name, target }) => (
                <li key={id}>
                  <DestinationLink to={target} className="survey-pin" icon={false} pointerOnly>
                    {name}
                  </DestinationLink>
                </li>
              ))}
            </ol>
          </div>
          <figcaption className="small">{content.map_note}</figcaption>
        </figure>
        <div>
          <DocumentList documents={areas} icon="book" ask={content.ask} open={content.open} />
          {isAnyMissing && <p className="small">{content.documents_note}</p>}
          <p className="small">{content.names_note}</p>
        </div>
      </div>
    </Section>
  );
}
