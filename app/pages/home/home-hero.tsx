import { ArrowLink, DestinationLink, DonateLink } from "#app/components/ui/links.tsx";
import { Film } from "#app/components/media/film.tsx";
import type { HomeData } from "./home-data.server.ts";
import { HeroPicture } from "./hero-picture.tsx";

/** The first screen: a scene for each theme, with a film over it, the site's claim and four links. */
export function HomeHero({ content, hero: pictures }: HomeData) {
  const { number_fact, title, lead, claim, films, donate, volunteer, learn, involved } =
    content.hero;
  return (
    <section className="hero on-dark">
      <HeroPicture {...pictures} />
      {films && (
        <div className="hero-films">
          <div className="by-day">
            <Film name={films.day} />
          </div>
          <div className="by-night">
            <Film name={films.night} />
          </div>
        </div>
      )}
      <div className="hero-words">
        <h1>
          <em>{number_fact.text}</em> {title}
        </h1>
        <p className="lead">
          {lead} <strong>{claim}</strong>
        </p>
        <div className="hero-actions cluster">
          <DonateLink className="button button-marigold">{donate}</DonateLink>
          <DestinationLink className="button button-outline" to={volunteer.target}>
            {volunteer.label}
          </DestinationLink>
          <span className="hero-links links">
            <ArrowLink to={learn.target} context={` ${learn.context}`}>
              {learn.label}
            </ArrowLink>
            <ArrowLink to={involved.target}>{involved.label}</ArrowLink>
          </span>
        </div>
      </div>
    </section>
  );
}
