import { FigureBagItem } from "#app/components/figure-bag.tsx";
import { Icon, type IconName } from "#app/components/icon.tsx";
import { PictureView } from "#app/components/picture.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import type { GroupTripsContent } from "./group-trips-content.ts";

/** How many, how long, and what a group leader is asked first. */
export function TripLogistics({ content }: { content: GroupTripsContent["logistics"] }) {
  const { title, lead, picture, sizes, lengths, notes } = content;
  return (
    <section className="section container" id="logistics" aria-labelledby="logistics-title">
      <SectionHeading id="logistics-title" title={title} lead={lead} />
      <ul className="trip-sizes">
        {sizes.map(({ fact, icon, label, description }) => (
          <FigureBagItem
            key={fact.name}
            id={fact.name}
            value={fact.text}
            icon={icon as IconName}
            label={label}
            description={description}
          />
        ))}
      </ul>
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
            sizes="(min-width: 64rem) 34rem, 92vw"
          />
        </div>
        <ul className="trip-notes">
          {notes.map((note) => (
            <li key={note.title}>
              <Icon name={note.icon as IconName} size={32} />
              <div>
                <h3>{note.title}</h3>
                <p>{note.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
