import type { ReactNode } from "react";
import { DrawnStory } from "./drawn-story.tsx";
import { isPlayable, VideoCard, type Video } from "./video-card.tsx";

type Props = {
  film: Video;
  /** Shows a closed story without its picture. */
  isPlain?: boolean;
  children?: ReactNode;
};

/** False while there is neither a film nor a story to show in its place. */
export const isShowable = (film: Video) => Boolean(film.drawn_story) || isPlayable(film);

/** A film, or the slide show that replaces it until the organisation supplies it. */
export function FilmOrStory({ film, isPlain, children }: Props) {
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
