import { Section } from "#app/components/blocks/section.tsx";
import { VideoCard } from "#app/components/media/video-card.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { formatDate } from "#domain/language/format.ts";
import type { MediaData } from "./media-content.ts";
import "./featured-videos.css";

/** Films, fetched from where they are only once they are started. */
export function FeaturedVideos({ content, videos }: MediaData) {
  const language = useLanguage();
  return (
    <Section id="videos" {...content.videos}>
      <ul className="featured-videos">
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard
              video={video}
              target={video.target}
              sizes="(min-width: 1024px) 40rem, (min-width: 640px) 46vw"
            >
              <p className="card-text small">{video.description}</p>
              {video.published && (
                <p className="small">
                  <time dateTime={video.published}>{formatDate(video.published, language)}</time>
                </p>
              )}
            </VideoCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
