import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import { VideoCard } from "#app/components/media/video-card.tsx";
import type { MediaContent, MediaData } from "./media-content.ts";
import "./featured-videos.css";

/** Which film of the page plays: one at a time (specification 4). */
export type Playing = { id: string | null; play: (id: string) => void };

type Props = { content: MediaContent["videos"]; videos: MediaData["videos"]; playing: Playing };

/** Eleven films: fetched from where they are only once they are started. */
export function FeaturedVideos({ content, videos, playing }: Props) {
  return (
    <section className="section" id="videos" aria-labelledby="videos-title">
      <div className="container">
        <SectionHeading id="videos-title" title={content.title} lead={content.lead} />
        <ul className="featured-videos">
          {videos.map((video) => (
            <li key={video.id}>
              <VideoCard
                video={video}
                target={video.target}
                playing={playing.id === video.id}
                onPlay={() => playing.play(video.id)}
                sizes="(min-width: 1024px) 40rem, (min-width: 640px) 46vw, 92vw"
              >
                <p className="card-text small">{video.description}</p>
              </VideoCard>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
