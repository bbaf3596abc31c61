/**
 * Faces in profile of people without a name: eye (a dot or stroke), brow and closed mouth, in the style of Comalapa's
 * painters (design 11.4). Units: a head 16 units high facing right.
 */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { ellipse, line, place, ROUND } from "../canvas/svg.ts";

/** Facial expression; `down` looks at the work or the book. */
export type Mood = "calm" | "glad" | "attentive" | "effort" | "down";

export interface FaceLook {
  mood: Mood;
  skin: ColourName;
  child: boolean;
  old: boolean;
  /** Large enough for thin strokes. */
  fine: boolean;
}

interface Features {
  /** Path of an eye drawn as a stroke; default: a dot. */
  lid?: string;
  brow: string;
  mouth: string;
}

const CALM_BROW = "M2.3 -2.5C3.3 -3.3 4.7 -3.2 5.5 -2.5";
const CALM_MOUTH = "M6.4 3.5C5.7 3.9 5.1 3.9 4.5 3.4";

const FEATURES: Readonly<Record<Mood, Features>> = {
  calm: { brow: CALM_BROW, mouth: CALM_MOUTH },
  glad: {
    brow: "M2.2 -2.8C3.2 -3.7 4.6 -3.6 5.5 -2.8",
    mouth: "M6.5 3.1C5.9 4.3 4.6 4.3 3.8 3",
  },
  attentive: {
    brow: "M2.2 -2.9C3.2 -3.8 4.7 -3.8 5.6 -2.9",
    mouth: "M6.4 3.5C5.8 3.7 5.3 3.7 4.7 3.5",
  },
  effort: {
    brow: "M2.3 -2.7C3.3 -2.8 4.7 -2.3 5.7 -1.6",
    mouth: "M6.4 3.6C5.7 3.4 5.1 3.5 4.4 3.9",
  },
  down: { lid: "M2.5 -0.7C3.1 0.4 4.5 0.5 5.2 -0.4", brow: CALM_BROW, mouth: CALM_MOUTH },
};

const DARK_SKINS: readonly ColourName[] = ["skin2", "skin5"];

/** Brow, eye and mouth to paint over the skin of a head, one stroke each. */
export function face(
  canvas: Canvas,
  { mood, skin, child, old, fine }: FaceLook,
  depth: number,
): string {
  const { lid, brow, mouth } = FEATURES[mood];
  const ink = canvas.shaded("hair", 0, depth);
  const lip = canvas.blended(skin, "redDeep", DARK_SKINS.includes(skin) ? 0.75 : 0.62, depth);
  const size = child ? 1.14 : 1;
  const eye = lid ? line(lid, ink, 0.8, ROUND) : ellipse(4, -0.5, 0.7 * size, 0.9 * size, ink);
  const lips = line(mouth, lip, fine ? 0.7 : 0.9, ROUND);
  // Elders have a sunken mouth with a fold beside it.
  const fold = canvas.shaded(skin, -0.12, depth);
  return (
    eye +
    line(brow, ink, fine ? 0.56 : 0.7, ROUND) +
    (old
      ? place(-0.6, 0.2, lips) + line("M2.9 1.4C2.3 2.4 2.3 3.6 2.9 4.6", fold, 0.5, ROUND)
      : lips)
  );
}
