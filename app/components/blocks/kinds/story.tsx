import { DrawnStory } from "#app/components/media/drawn-story.tsx";
import { VideoCard } from "#app/components/media/video-card.tsx";
import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { firstOn, groundClass } from "#app/components/ui/ground.ts";
import type { BlockOf } from "../block.ts";
import "#app/components/ui/card.css";

const sizes = "(min-width: 64rem) 46rem, 88vw";

/** A film or a story in drawings large, with its words beside it. */
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
          {actions && (
            <p className="actions">
              <ActionLinks actions={actions} first={firstOn(ground)} />
            </p>
          )}
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
