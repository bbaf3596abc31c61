import { FilmOrStory } from "#app/components/media/film-or-story.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import type { HomeData } from "./home-data.server.ts";

/** The first large: a film, or a story in drawings in its place. */
export function Gallery({ content: { gallery: content }, videoGallery: films }: HomeData) {
  return (
    <Section id="gallery" title={content.title}>
      <ul className="gallery-films split split-84 late gap-gut start">
        {films.map((film) => (
          <li key={film.id}>
            <FilmOrStory film={film} target={film.target}>
              {film.description && <p className="muted">{film.description}</p>}
            </FilmOrStory>
          </li>
        ))}
      </ul>
      <p className="gallery-all">
        <ArrowLink to={content.all.target}>{content.all.label}</ArrowLink>
      </p>
    </Section>
  );
}
