import type { PictureDescription } from "../painting/description.ts";
import type { Crossing } from "../painting/scene.ts";

/** A film: a picture whose painting moves, and what crosses it if it is a scene. */
export type Film = Crossing & {
  /** The picture that stands still before the film, and under it. */
  description: PictureDescription;
  /** How long it runs before it begins again. */
  seconds: number;
};

export const FILM_WIDTH = 1280;
export const FILM_HEIGHT = 720;
export const FRAMES_PER_SECOND = 25;
/** So much a visitor's connection is asked for, in bytes. */
export const FILM_BYTES = 600_000;
