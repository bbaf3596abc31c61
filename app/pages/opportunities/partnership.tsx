import { Carousel } from "#app/components/media/carousel.tsx";
import { VideoCard } from "#app/components/media/video-card.tsx";
import type { PageContent } from "#reader/pages.ts";
import type { Resolved } from "#reader/resolve.ts";

type Props = { content: Resolved<PageContent["opportunities"]>["partnership"] };

/** The project in the town that groups work with, in words, pictures and a film. */
export function Partnership({ content }: Props) {
  const { title, text, source, slider, video } = content;
  return (
    <section className="ground-indigo on-dark" id="partnership" aria-labelledby="partnership-title">
      <div className="section container partnership">
        <div className="partnership-words">
          <h2 id="partnership-title">{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="small">{source}</p>
        </div>
        <Carousel id="partnership-slide" words={slider} slides={slider.slides} />
        <div className="partnership-film">
          <VideoCard video={video} target={video.target} sizes="(min-width: 900px) 30rem" />
        </div>
      </div>
    </section>
  );
}
