/**
 * Faces of people without a name, in profile: an almond eye under a brow, a mouth and a warm cheek, as
 * the painters of Comalapa give them (design 11.4). Units are those of a head 16 units high that
 * faces right.
 */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { circle, ellipse, group, line, path, ROUND } from "../canvas/svg.ts";

/** What a face tells. `down` looks at the work or the book. */
export type Mood = "calm" | "glad" | "attentive" | "effort" | "tired" | "down";

export interface FaceLook {
  mood: Mood;
  skin: ColourName;
  child: boolean;
  /** Close enough for lids and the white of the eye; else brow, eye and mouth are one stroke each. */
  fine: boolean;
}

interface Features {
  /** Edges of the opening between the lids; without them the eye is closed. */
  eye?: { upper: string; lower: string; pupil: number };
  /** The lid's line. */
  lid: string;
  brow: string;
  mouth: string;
}

const OPEN = {
  upper: "C3.2 -1.7 4.6 -1.7 5.3 -0.7",
  lower: "C4.7 0.1 3.3 0.2 2.4 -0.4",
  pupil: 0.8,
};
const OPEN_LID = "M2.3 -0.3C3.1 -1.7 4.6 -1.8 5.5 -0.8";
const NARROW = {
  upper: "C3.2 -1.2 4.6 -1.2 5.3 -0.5",
  lower: "C4.7 0.1 3.3 0.2 2.4 -0.4",
  pupil: 0.64,
};

const FEATURES: Readonly<Record<Mood, Features>> = {
  calm: {
    eye: OPEN,
    lid: OPEN_LID,
    brow: "M2.3 -2.5C3.3 -3.3 4.7 -3.2 5.5 -2.5",
    mouth: "M6.4 3.5C5.7 3.9 5.1 3.9 4.5 3.4",
  },
  glad: {
    eye: { ...OPEN, lower: "C4.8 -0.4 3.2 -0.4 2.4 -0.4" },
    lid: OPEN_LID,
    brow: "M2.2 -2.8C3.2 -3.7 4.6 -3.6 5.5 -2.8",
    mouth: "M6.5 3.1C5.9 4.5 4.6 4.6 3.8 3",
  },
  attentive: {
    eye: { ...OPEN, upper: "C3.2 -2 4.6 -2 5.3 -0.7" },
    lid: "M2.3 -0.3C3.1 -2 4.6 -2.1 5.5 -0.8",
    brow: "M2.2 -2.9C3.2 -3.8 4.7 -3.8 5.6 -2.9",
    mouth: "M6.4 3.5C5.8 3.7 5.3 3.7 4.7 3.5",
  },
  effort: {
    eye: NARROW,
    lid: "M2.3 -0.3C3.1 -1.3 4.6 -1.3 5.5 -0.5",
    brow: "M2.3 -2.7C3.3 -2.8 4.7 -2.3 5.7 -1.6",
    mouth: "M6.4 3.6C5.7 3.4 5.1 3.5 4.4 3.9",
  },
  tired: {
    eye: NARROW,
    lid: "M2.2 -0.4C3.1 -1.2 4.6 -1.1 5.5 -0.4",
    brow: "M2.3 -2.2C3.3 -2.9 4.6 -3 5.5 -2.7",
    mouth: "M6.4 3.6C5.7 3.8 5.1 3.8 4.6 3.7",
  },
  down: {
    lid: "M2.3 -0.5C3 0.5 4.5 0.6 5.4 -0.2",
    brow: "M2.2 -2.4C3.2 -3.1 4.6 -3 5.5 -2.3",
    mouth: "M6.4 3.5C5.7 3.9 5.1 3.9 4.5 3.4",
  },
};

/** A child's eyes are larger and lie lower, its cheeks are rounder. */
const CHILD_EYES = 'transform="translate(-.5 .5) scale(1.14)"';
const DARK_SKINS: readonly ColourName[] = ["skin2", "skin5"];

/** Brow, eye, mouth and cheek, to be laid over the skin of a head. */
export function face(canvas: Canvas, { mood, skin, child, fine }: FaceLook, depth: number): string {
  const { eye, lid, brow, mouth } = FEATURES[mood];
  const ink = canvas.shaded("hair", 0, depth);
  const dark = DARK_SKINS.includes(skin);
  const cheek = canvas.blended(skin, dark ? "redHot" : "rose", dark ? 0.3 : 0.34, depth);
  const lip = canvas.blended(skin, "redDeep", dark ? 0.75 : 0.62, depth);
  const svg = circle(3.2, 2.7, child ? 2 : 1.7, cheek, 'opacity=".6"');
  const lips = line(mouth, lip, fine ? 0.7 : 0.9, ROUND);
  if (!fine) {
    const sight = eye ? ellipse(4.1, -0.5, 1.1, 0.8, ink) : line(lid, ink, 0.8, ROUND);
    return svg + sight + line(brow, ink, 0.7, ROUND) + lips;
  }
  let eyes = "";
  if (eye) {
    const white = canvas.blended("cream", skin, 0.16, depth);
    eyes += path(`M2.4 -0.4${eye.upper}${eye.lower}Z`, white);
    eyes += circle(4.2, -0.75, eye.pupil, ink);
  } else
    eyes += path(
      "M2.3 -0.5C3 -1.5 4.6 -1.5 5.4 -0.2C4.5 0.6 3 0.5 2.3 -0.5Z",
      canvas.shaded(skin, -0.05, depth),
    );
  eyes += line(lid, ink, 0.55, ROUND);
  eyes += line(brow, ink, child ? 0.42 : 0.56, ROUND);
  const nostril = line(
    "M5.4 1.9C5.9 2.1 6.2 2 6.5 1.8",
    canvas.shaded(skin, -0.12, depth),
    0.4,
    ROUND,
  );
  return svg + (child ? group(eyes, CHILD_EYES) : eyes) + lips + nostril;
}
