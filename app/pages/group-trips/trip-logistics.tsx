import { FactBags } from "#app/components/blocks/fact-bags.tsx";
import { IconPoints } from "#app/components/blocks/icon-points.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { GroupTripsData } from "./group-trips-content.ts";

/** How many, how long, and what a group leader is asked first. */
export function TripLogistics({ content }: GroupTripsData) {
  const { title, lead, picture, sizes, lengths, notes } = content.logistics;
  return (
    <Section id="logistics" title={title} lead={lead}>
      <FactBags bags={sizes} className="trip-sizes" />
      <div className="trip-logistics">
        <div>
          <h3>{lengths.title}</h3>
          <dl className="trip-lengths">
            {lengths.items.map(({ name, value, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <b>{value}</b> {text}
                </dd>
              </div>
            ))}
          </dl>
          <PictureView
            picture={picture}
            className="trip-bus"
            sizes="(min-width: 64rem) 34rem, 88vw"
          />
        </div>
        <IconPoints points={notes} className="trip-notes" />
      </div>
    </Section>
  );
}
