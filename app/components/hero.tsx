import type { ReactNode } from "react";
import { HeroFilm, type HeroFilms } from "./hero-film.tsx";
import { HeroPicture, type HeroSheets } from "./hero-picture.tsx";

type Props = {
  /** Stands large and golden over the headline: "110,000+". */
  number: string;
  title: string;
  lead: string;
  /** What a gift does, in one sentence. */
  claim: string;
  /** The scene behind, for each theme; the words keep to its calm outer rings (design: contrast). */
  pictures: { dawn: HeroSheets; night: HeroSheets };
  /** Fades in over the scene. */
  films: HeroFilms | null;
  /** Buttons and links. */
  children: ReactNode;
};

/** The first screen of the site: a scene from edge to edge under the header, words in its sky. */
export function Hero({ number, title, lead, claim, pictures, films, children }: Props) {
  return (
    <section className="hero on-dark">
      <HeroPicture dawn={pictures.dawn} night={pictures.night} />
      {films && <HeroFilm films={films} />}
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
