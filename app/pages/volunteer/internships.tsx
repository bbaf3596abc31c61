import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { VolunteerData } from "./volunteer-content.ts";
import { PageLink } from "#app/components/ui/page-link.tsx";
import "#app/components/blocks/position-rows.css";
import "./internships.css";

/** Remote and on-site interns, and every open position with the way to its page. */
export function Internships({ content: { internships }, positions, words }: VolunteerData) {
  const { title, lead, ways, positions: heading, sample } = internships;
  const language = useLanguage();
  return (
    <Section id="internships" title={title} lead={lead} ground="indigo">
      <ul className="internship-ways">
        {ways.map((way) => (
          <li key={way.id} id={`interns-${way.id}`}>
            <PictureView
              picture={way.picture}
              decorative
              sizes="(min-width: 37.5rem) 38rem, 12rem"
            />
            <h3>{way.title}</h3>
            <p>{way.text}</p>
          </li>
        ))}
      </ul>
      <h3 className="positions-title">{heading}</h3>
      <ul className="positions">
        {positions.map(({ id, title: name, icon, status, places }) => (
          <li key={id} className="position">
            <Icon name={icon} size={32} />
            <div>
              <h4>
                <PageLink
                  className="stretched"
                  to={addressOf("internship", language, { params: { id } })}
                >
                  {name}
                </PageLink>
              </h4>
              <p className="small">{places.map((place) => words.places[place]).join(" · ")}</p>
            </div>
            <span className="position-tag">{words.status[status]}</span>
          </li>
        ))}
      </ul>
      {positions.some((position) => position.sample) && (
        <p className="small positions-note">{sample}</p>
      )}
    </Section>
  );
}
