import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { FilmOrStory } from "#app/components/media/film-or-story.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { StorySection } from "#app/components/media/story-section.tsx";
import { VideoCard } from "#app/components/media/video-card.tsx";
import { AllPress } from "./press-coverage.tsx";
import type { MediaData } from "./media-content.ts";
import "#app/components/ui/card.css";

/** Specification 4: the featured documentary; a story in drawings stands in its place until it has an address. */
export function ImpactStory({ content: { story, intro } }: MediaData) {
  const { title, text, more, film, ...rest } = story;
  return (
    <StorySection
      id="story"
      title={title}
      lead={text}
      ground="basalt"
      film={<FilmOrStory film={{ id: "story", title: film, ...rest }} target={more.target} />}
    >
      <p className="actions">
        <DestinationLink className="button button-marigold" to={more.target}>
          {more.label}
        </DestinationLink>
        <AllPress>{intro.all}</AllPress>
      </p>
    </StorySection>
  );
}

/** Films that play here, and under them what is known of the others: a link where one plays elsewhere, else a line. */
export function FeaturedVideos({ content, videos }: MediaData) {
  const here = videos.flatMap(({ target, ...film }) =>
    film.video !== null && target ? [{ film, target }] : [],
  );
  const elsewhere = videos.filter(({ video }) => video === null);
  return (
    <Section id="videos" {...content.videos}>
      <div className="featured-videos">
        <ul>
          {here.map(({ film, target }) => (
            <li key={film.id}>
              <VideoCard video={film} target={target}>
                <p className="card-text muted small">{film.description}</p>
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
