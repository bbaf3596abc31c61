import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { VideoCard } from "#app/components/media/video-card.tsx";
import type { MediaData } from "./media-content.ts";
import "#app/components/ui/card.css";

/** Films that play here, and under them what is known of the others: a link where one plays elsewhere, else a line. */
export function FeaturedVideos({ content, videos }: MediaData) {
  const here = videos.flatMap(({ target, ...film }) =>
    film.video !== null && target ? [{ film, target }] : [],
  );
  const elsewhere = videos.filter(({ video }) => video === null);
  return (
    <Section id="videos" {...content.videos}>
      <div className="split split-2 late gap-5 start">
        <ul>
          {here.map(({ film, target }) => (
            <li key={film.id}>
              <VideoCard video={film} target={target}>
                <p className="muted small">{film.description}</p>
              </VideoCard>
            </li>
          ))}
        </ul>
        <ul className="media-rows rows">
          {elsewhere.map(({ id, title, description, target }) => (
            <li key={id}>
              <h3>
                {target?.outside ? <DestinationLink to={target}>{title}</DestinationLink> : title}
              </h3>
              <p className="small muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
