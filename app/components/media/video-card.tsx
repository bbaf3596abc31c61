import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import type { Resolved } from "#reader/resolve.ts";
import type { Film } from "#reader/schema/passages.ts";
import { isPlainPress } from "#app/components/ui/plain-press.ts";
import { useLabel } from "#app/language/labels.tsx";
import { DestinationLink } from "#app/components/ui/links.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { DrawnStory } from "./drawn-story.tsx";
import { PictureView } from "./picture.tsx";

/** Without `target` the title leads, without script, to the film's page at the platform. */
export type Video = Resolved<Film>;

type Props = {
  video: Video;
  /** On phones, puts the picture beside the text. */
  isRow?: boolean;
  children?: ReactNode;
};

/** `sizes` of the picture on large screens. */
const wide = "(min-width: 64rem) 40rem";

let stopFilm = () => {};

/** The platform's player, which sets no cookies before the film is started. */
function playerAddress(video: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(video)}?autoplay=1&rel=0`;
}

const watchAddress = (video: string) =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(video)}`;

/** True when the organisation has supplied the film: an id at the platform, or an outside page. */
const isPlayable = ({ video, target }: Video) => video !== null || target?.outside === true;

/**
 * A film: a still picture until it is clicked, then the platform's player, from which nothing is requested before. One
 * film plays at a time (specification 4). Without an address the card shows the text only.
 */
export function VideoCard({ video, isRow, children }: Props) {
  const label = useLabel();
  const [playing, setPlaying] = useState(false);
  const onPlay = () => {
    stopFilm();
    stopFilm = () => setPlaying(false);
    setPlaying(true);
  };
  const { title, picture, duration } = video;
  if (!picture || !isPlayable(video)) {
    return (
      <article className="card video-card" data-reveal="">
        <div className="card-body">
          <h3>{title}</h3>
          {children}
        </div>
      </article>
    );
  }
  return (
    <article className="card video-card" data-row={(!playing && isRow) || undefined} data-reveal="">
      <div className="card-picture video-stage">
        {playing ? (
          <div className="video-player">
            <iframe
              ref={takeFocus}
              src={playerAddress(video.video ?? "")}
              title={title}
              allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
              referrerPolicy="strict-origin-when-cross-origin"
              sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            />
          </div>
        ) : (
          <>
            <PictureView
              picture={picture}
              decorative
              sizes={`${wide}, ${isRow ? "(min-width: 40rem) 88vw, 15rem" : "88vw"}`}
            />
            <span className="play-disc" aria-hidden="true">
              <Icon name="play" size={26} />
            </span>
            {duration && (
              <span className="duration">
                <span className="visually-hidden">{label("video.duration")} </span>
                {duration}
              </span>
            )}
          </>
        )}
      </div>
      <div className="card-body">
        <h3>{playing ? title : <Title video={video} onPlay={onPlay} />}</h3>
        {children}
        {!playing && video.video !== null && (
          <p className="small muted">{label("video.platform")}</p>
        )}
      </div>
    </article>
  );
}

function Title({ video, onPlay }: { video: Video; onPlay: () => void }) {
  const label = useLabel();
  const { target } = video;
  const words = (
    <>
      <span className="visually-hidden">{label("video.watch")} </span>
      {video.title}
    </>
  );
  if (video.video === null && target) {
    return (
      <DestinationLink className="stretched" to={target}>
        {words}
      </DestinationLink>
    );
  }
  return (
    <Link
      className="stretched"
      to={target?.href ?? watchAddress(video.video ?? "")}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onPlay();
      }}
    >
      {words}
    </Link>
  );
}

/** The link that had the focus is gone: moves the focus to the player. */
const takeFocus = (player: HTMLElement | null) => player?.focus({ preventScroll: true });

type FilmProps = {
  film: Video;
  /** Shows a closed story without its picture. */
  isPlain?: boolean;
  children?: ReactNode;
};

/** False while there is neither a film nor a story to show in its place. */
export const isShowable = (film: Video) => Boolean(film.drawn_story) || isPlayable(film);

/** A film, or the slide show that replaces it until the organisation supplies it. */
export function FilmOrStory({ film, isPlain, children }: FilmProps) {
  const { title, video, picture, drawn_story: story } = film;
  if (video === null && story)
    return (
      <DrawnStory story={{ ...story, title }} {...(!isPlain && picture && { poster: picture })} />
    );
  return (
    <VideoCard video={film} isRow>
      {children}
    </VideoCard>
  );
}
