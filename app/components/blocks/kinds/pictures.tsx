import { FilmOrStory, isShowable, VideoCard } from "#app/components/media/video-card.tsx";
import type { BlockOf } from "../block.ts";
import { Carousel } from "#app/components/media/carousel.tsx";
import { PictureView } from "../../media/picture.tsx";
import { DrawnStory } from "#app/components/media/drawn-story.tsx";
import { SourceLine } from "#app/components/blocks/sources.tsx";
import { ActionRow } from "#app/components/ui/links.tsx";
import { groundClass } from "#app/components/ui/ground.ts";

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

/** A timeline: entries alternate at the left and right of a line; on phones all are at its right (design: timeline). */
export function TimelineBlock({ block: { items } }: { block: BlockOf<"timeline"> }) {
  return (
    <ol className="timeline stack gap-7">
      {items.map(({ year, title, text, picture, source }) => (
        <li key={`${year} ${title}`} data-reveal="">
          <div className="timeline-words">
            <p className="timeline-year numeral fs-6">{year}</p>
            <h3>{title}</h3>
            <p>{text}</p>
            {source && <SourceLine sources={[source]} />}
          </div>
          <span className="timeline-node glass-disc" aria-hidden="true" />
          {picture && (
            <div className="timeline-picture cover">
              <PictureView picture={picture} sizes="(min-width: 768px) 25rem, 80vw" />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
