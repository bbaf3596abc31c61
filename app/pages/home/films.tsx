import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { VideoCard } from "#app/components/media/video-card.tsx";
import type { HomeData } from "./home-data.server.ts";

type BuildProps = {
  films: HomeData["buildVideos"];
  /** Where they lead without script. */
  target: HomeData["content"]["gallery"]["all"]["target"];
};

const large = "(min-width: 64rem) 54rem, (min-width: 48rem) 60vw";
const small = "(min-width: 64rem) 27rem, (min-width: 48rem) 30vw";

/** Three films of how a structure is built. */
export function BuildFilms({ films, target }: BuildProps) {
  return (
    <ul className="build-films">
      {films.map((film) => (
        <li key={film.id}>
          <VideoCard video={film} sizes={small} target={target} />
        </li>
      ))}
    </ul>
  );
}

/** The playlists: the first large, as the impact film; each leads to where there is more of its kind. */
export function FilmGallery({ content: { gallery: content }, videoGallery: films }: HomeData) {
  return (
    <section className="section film-gallery" aria-labelledby="gallery-title">
      <div className="container">
        <div className="heading-row">
          <h2 id="gallery-title">{content.title}</h2>
          <ArrowLink to={content.all.target}>{content.all.label}</ArrowLink>
        </div>
        <ul className="gallery-films">
          {films.map((film, index) => (
            <li key={film.id}>
              <VideoCard
                video={film}
                sizes={index === 0 ? large : small}
                target={film.target}
                isRow
              >
                <p className="card-text small">{film.description}</p>
                {film.channel?.target.outside && (
                  <p className="channel-link">
                    <ArrowLink to={film.channel.target}>{content.channel}</ArrowLink>
                  </p>
                )}
              </VideoCard>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
