import { useState } from "react";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import { VideoCard } from "#app/components/media/video-card.tsx";
import type { VolunteerContent } from "./volunteer-content.ts";
import "./stories.css";

/** One film of ours, one picture and two videos. One film plays at a time. */
export function Stories({ content }: { content: VolunteerContent["stories"] }) {
  const { title, lead, film, picture_story: told, videos, more } = content;
  const [playing, setPlaying] = useState<string | null>(null);
  return (
    <section className="ground-basalt on-dark" id="stories" aria-labelledby="stories-title">
      <div className="section container">
        <SectionHeading id="stories-title" title={title} lead={lead} />
        <div className="stories">
          {[film, ...videos].map((video) => (
            <div key={video.id} className={video === film ? "story-film" : "story-video"}>
              <VideoCard
                video={video}
                target={video.target}
                playing={playing === video.id}
                onPlay={() => setPlaying(video.id)}
                sizes="(min-width: 900px) 50rem, 92vw"
              />
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
      </div>
    </section>
  );
}
