import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { VideoCard } from "#app/components/media/video-card.tsx";
import type { VolunteerData } from "./volunteer-content.ts";
import "./stories.css";

/** One film of ours, one picture and two videos. */
export function Stories({ content: { stories: content } }: VolunteerData) {
  const { title, lead, film, picture_story: told, videos, more } = content;
  return (
    <Section id="stories" title={title} lead={lead} ground="basalt">
      <div className="stories">
        {[film, ...videos].map((video) => (
          <div key={video.id} className={video === film ? "story-film" : "story-video"}>
            <VideoCard video={video} target={video.target} sizes="(min-width: 900px) 50rem" />
          </div>
        ))}
        <figure className="story-picture">
          <PictureView picture={told.picture} />
          <figcaption>
            <b>{told.title}</b> {told.text}
          </figcaption>
        </figure>
      </div>
      <p className="actions">
        <ArrowLink to={more.target}>{more.label}</ArrowLink>
      </p>
    </Section>
  );
}
