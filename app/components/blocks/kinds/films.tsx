import { FilmOrStory, isShown } from "#app/components/media/film-or-story.tsx";
import type { BlockOf } from "../block.ts";
import "./cards.css";

export function FilmsBlock({ block: { items } }: { block: BlockOf<"films"> }) {
  return (
    <ul className="block-films cards">
      {items.filter(isShown).map((film) => (
        <li key={film.id}>
          <FilmOrStory film={film} target={film.target}>
            {film.known && <p className="small">{film.known}</p>}
          </FilmOrStory>
        </li>
      ))}
    </ul>
  );
}
