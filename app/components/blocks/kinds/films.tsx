import { VideoCard } from "#app/components/media/video-card.tsx";
import type { BlockOf } from "../block.ts";
import "./cards.css";

export function FilmsBlock({ block: { items } }: { block: BlockOf<"films"> }) {
  return (
    <ul className="block-films">
      {items.map((film) => (
        <li key={film.id}>
          <VideoCard video={film} target={film.target}>
            {film.known && <p className="small">{film.known}</p>}
          </VideoCard>
        </li>
      ))}
    </ul>
  );
}
