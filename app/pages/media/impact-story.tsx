import { Band } from "#app/components/ui/band.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { VideoCard } from "#app/components/media/video-card.tsx";
import { AllPress } from "./in-the-media.tsx";
import type { MediaData } from "./media-content.ts";
import "#app/components/ui/card.css";
import "./impact-story.css";

/** Specification 4: the featured documentary is a still picture until clicked, then plays in its place. */
export function ImpactStory({ content }: MediaData) {
  const { title, headline, text, film, video, picture, more } = content.story;
  return (
    <section className="impact-story ground-basalt on-dark" aria-labelledby="story-title">
      <Band name="llanta" />
      <div className="container section">
        <h2 id="story-title">{title}</h2>
        <div className="impact-story-film">
          <VideoCard
            video={{ id: "story", title: film, picture, video }}
            target={more.target}
            sizes="(min-width: 1024px) 46rem"
          />
        </div>
        <div className="impact-story-words">
          <h3>{headline}</h3>
          <p className="lead">{text}</p>
          <p className="actions">
            <DestinationLink className="button button-marigold" to={more.target}>
              {more.label}
            </DestinationLink>
            <AllPress>{content.intro.all}</AllPress>
          </p>
        </div>
      </div>
    </section>
  );
}
