import { FilmOrStory, isShowable } from "#app/components/media/film-or-story.tsx";
import type { BlockOf } from "../block.ts";
import { Carousel } from "#app/components/media/carousel.tsx";
import { PictureView } from "../../media/picture.tsx";
import { DrawnStory } from "#app/components/media/drawn-story.tsx";
import { VideoCard } from "#app/components/media/video-card.tsx";
import { ActionRow } from "#app/components/ui/links.tsx";
import { groundClass } from "#app/components/ui/ground.ts";
import "./cards.css";
import "../../media/captioned-pictures.css";
import "#app/components/ui/card.css";

export function FilmsBlock({ block: { items } }: { block: BlockOf<"films"> }) {
  return (
    <ul className="block-films cards">
      {items.filter(isShowable).map((film) => (
        <li key={film.id}>
          <FilmOrStory film={film} />
        </li>
      ))}
    </ul>
  );
}

export function SlidesBlock({ block: { id, title, items } }: { block: BlockOf<"slides"> }) {
  return <Carousel id={id ? `${id}-slide` : "slide"} title={title} slides={items} />;
}

export function PicturesBlock({ block: { items } }: { block: BlockOf<"pictures"> }) {
  return (
    <ul className="captioned-pictures cards">
      {items.map(({ picture, caption }) => (
        <li key={picture.name} data-reveal="">
          <figure>
            <PictureView picture={picture} sizes="(min-width: 48rem) 27rem, 88vw" />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

const sizes = "(min-width: 64rem) 46rem, 88vw";

export function StoryBlock({ block }: { block: BlockOf<"story"> }) {
  const { id, drawn_story: story, video, picture, actions, title, lead, ground } = block;
  const { number_fact: number } = block;
  const titleId = id && `${id}-title`;
  return (
    <section id={id} className={groundClass(ground)} aria-labelledby={titleId}>
      <div className="container section split split-57 late center">
        <div className="stack">
          <h2 id={titleId}>
            {number && <b>{number.text}</b>} {title}
          </h2>
          {lead && <p className="lead">{lead}</p>}
          <ActionRow actions={actions} ground={ground} />
        </div>
        {video ? (
          <VideoCard video={{ id: story.id, title: story.title, video, picture }} />
        ) : (
          <DrawnStory story={story} poster={picture} sizes={sizes} />
        )}
      </div>
    </section>
  );
}
