import type { ReactNode } from "react";
import type { Destination, Story } from "#reader/resolve.ts";
import { DrawnStory } from "./drawn-story.tsx";
import { isPlayable, VideoCard, type Video } from "./video-card.tsx";

type Props = {
  film: Video & { drawn_story?: Story | undefined; target?: Destination | undefined };
  /** The page of the film, for those without script. */
  target?: Destination | undefined;
  /** A story is one line until it is opened, without a picture. */
  isPlain?: boolean;
  /** Under the title of a film. */
  children?: ReactNode;
};

/** False for a film that has neither been supplied nor a story in its place. */
export const isShowable = (film: Props["film"]) => Boolean(film.drawn_story) || isPlayable(film);

/** A film, or the story in drawings that stands in its place until it has an address. */
export function FilmOrStory({ film, target, isPlain, children }: Props) {
  const { title, video, picture, drawn_story: story } = film;
  if (video === null && story)
    return (
      <DrawnStory story={{ ...story, title }} {...(!isPlain && picture && { poster: picture })} />
    );
  return (
    <VideoCard video={film} target={target} isRow>
      {children}
    </VideoCard>
  );
}
