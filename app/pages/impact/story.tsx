import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { StepList } from "#app/components/blocks/step-list.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { figureAddress } from "#domain/language/figure-address.ts";
import type { ImpactData } from "./impact-data.ts";
import "./story.css";

/** One piece of the work from its beginning to its end, with what was counted and what nobody measured. */
export function Story({ content: { story: content } }: ImpactData) {
  const language = useLanguage();
  return (
    <Section id="story" title={content.title} lead={content.lead}>
      <div className="impact-story-grid">
        <PictureView picture={content.picture} sizes="(min-width: 1024px) 40rem, 88vw" />
        <StepList steps={content.steps} stacked />
      </div>
      <ul className="impact-story-figures">
        {content.figures.map(({ fact, label }) => (
          <li key={fact.name}>
            <DestinationLink to={{ href: figureAddress(fact, language), outside: false }}>
              <b>{fact.text}</b> {label}
            </DestinationLink>
          </li>
        ))}
      </ul>
      <p className="note">{content.unmeasured}</p>
      <p className="actions">
        <ActionLinks actions={content.actions} first="indigo" />
      </p>
    </Section>
  );
}
