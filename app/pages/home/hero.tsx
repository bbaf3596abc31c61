import type { ReactNode } from "react";
import { Film } from "#app/components/media/film.tsx";
import { HeroPicture, type HeroSheets } from "./hero-picture.tsx";
import "./hero.css";

type Props = {
  /** Stands large and golden over the headline: "110,000+". */
  number: string;
  title: string;
  lead: string;
  /** What a gift does, in one sentence. */
  claim: string;
  /** The scene behind, for each theme; the words keep to its calm outer rings (design: contrast). */
  pictures: { dawn: HeroSheets; night: HeroSheets };
  /** Fade in over the scene, each in the light of its theme: names in public/films/. */
  films: { day: string; night: string } | null;
  /** Buttons and links. */
  children: ReactNode;
};

/** The first screen of the site: a scene from edge to edge under the header, words in its sky. */
export function Hero({ number, title, lead, claim, pictures, films, children }: Props) {
  return (
    <section className="hero on-dark">
      <HeroPicture dawn={pictures.dawn} night={pictures.night} />
      {films && (
        <div className="hero-films">
          <div className="hero-sheet-light">
            <Film name={films.day} />
          </div>
          <div className="hero-sheet-dark">
            <Film name={films.night} />
          </div>
        </div>
      )}
      <div className="hero-words">
        <h1>
          <em>{number}</em> {title}
        </h1>
        <p className="lead">
          {lead} <strong>{claim}</strong>
        </p>
        <div className="hero-actions">{children}</div>
      </div>
    </section>
  );
}
