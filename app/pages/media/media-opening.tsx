import { Band } from "#app/components/ui/band.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Film } from "#app/components/media/film.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import type { MediaContent } from "./media-content.ts";
import "./media-opening.css";

type Props = {
  content: MediaContent["opening"];
  /** Counts of the page's drawings, videos and stories. */
  counts: Record<"drawings" | "videos" | "stories", number>;
};

/** Specification 2: the film "Stories in Motion" with its three labels. */
export function MediaOpening({ content, counts }: Props) {
  const { title, lead, picture, film, labels } = content;
  return (
    <>
      <section className="media-opening ground-indigo on-dark">
        <div className="container">
          <div className="media-opening-words">
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </div>
          <div className="media-opening-film cover">
            <PictureView picture={picture} sizes="(min-width: 1024px) 44rem, 100vw" eager />
            {film && <Film name={film} />}
          </div>
          <ul className="media-labels">
            {labels.map(({ label, target, count }) => (
              <li key={count}>
                <DestinationLink to={target}>
                  <span>{label}</span>
                  <span className="media-count">{counts[count]}</span>
                  <Icon name="arrow" size={28} />
                </DestinationLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Band name="materiales" />
    </>
  );
}
