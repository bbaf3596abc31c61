/** The woven bands of the site, course by course. */
import type { ColourName } from "../canvas/palette.ts";
import {
  chevrons,
  type Course,
  dashes,
  diamonds,
  figures,
  figuresWidth,
  steps,
  stripe,
  zigzag,
} from "./courses.ts";

export interface Band {
  /** Colour of the cloth beneath the threads. */
  ground: ColourName;
  /** Width of one repeat in cells. */
  width: number;
  /** Courses from the upper to the lower edge. */
  courses: readonly Course[];
  /** Replacement colours in this band for letters that lack contrast with the ground. */
  instead?: Readonly<Record<string, ColourName>>;
}

const MATERIALS = [
  "tire",
  "bottle",
  "dome",
  "maize",
  "volcano",
  "bottle",
  "house",
  "pine",
] as const;

const BOOKS = ["book", "house", "book", "maize"] as const;

/** The eleven bands of the site and their uses (design 7). */
export const BANDS = {
  camino: {
    ground: "red",
    width: 48,
    courses: [
      stripe("m"),
      stripe("n"),
      dashes("w", 2, 2),
      steps("R", 12, 2, true),
      zigzag("wmn", 16, 9),
      steps("R", 12, 2),
      dashes("w", 2, 2),
      stripe("n"),
      stripe("m"),
    ],
  },
  materiales: {
    ground: "indigoDeep",
    width: figuresWidth(MATERIALS, 6),
    courses: [
      stripe("r"),
      dashes("m", 3, 1),
      stripe("."),
      figures(MATERIALS, 6, "r"),
      stripe("."),
      dashes("m", 3, 1),
      stripe("r"),
    ],
    instead: { o: "steel" },
  },
  milpa: {
    ground: "greenDeep",
    width: 44,
    courses: [
      stripe("y"),
      dashes("m", 1, 3),
      stripe("."),
      figures(["maize", "maize", "maize", "maize"], 4, "r"),
      stripe("."),
      dashes("m", 1, 3, 2),
      stripe("y"),
    ],
  },
  tejado: {
    ground: "tile",
    width: 40,
    courses: [
      stripe("c"),
      dashes("R", 1, 1),
      steps("c", 10, 5),
      stripe("n"),
      diamonds("mrw", 10, 5),
      stripe("n"),
      steps("c", 10, 5, true),
      dashes("R", 1, 1),
      stripe("c"),
    ],
  },
  llanta: {
    ground: "rubber",
    width: 48,
    courses: [
      dashes("x", 5, 1),
      chevrons("x", "k", 8, 7),
      dashes("m", 1, 5, 2),
      chevrons("k", "x", 8, 7),
      dashes("x", 5, 1),
    ],
  },
  cal: {
    ground: "plaster",
    width: 48,
    courses: [
      stripe("r"),
      stripe("."),
      dashes("n", 2, 2),
      diamonds("mrn", 12, 7),
      dashes("n", 2, 2, 2),
      stripe("."),
      stripe("r"),
    ],
  },
  volcan: {
    ground: "violet",
    width: 48,
    courses: [
      stripe("p"),
      dashes("m", 2, 2),
      stripe("."),
      figures(["volcano", "pine", "volcano"], 5, "m"),
      stripe("."),
      dashes("m", 2, 2, 2),
      stripe("p"),
    ],
    instead: { v: "indigoDeep", p: "rose" },
  },
  rombo: {
    ground: "redDeep",
    width: 48,
    courses: [
      stripe("m"),
      dashes("w", 1, 1),
      diamonds("wmnr", 12, 9),
      dashes("w", 1, 1),
      stripe("m"),
    ],
  },
  cielo: {
    ground: "indigo",
    width: 48,
    courses: [
      stripe("s"),
      stripe("."),
      zigzag("sw", 12, 6),
      stripe("."),
      dashes("m", 3, 3),
      stripe("s"),
    ],
  },
  libro: {
    ground: "teal",
    width: figuresWidth(BOOKS, 6),
    courses: [
      stripe("w"),
      dashes("m", 2, 2),
      stripe("."),
      figures(BOOKS, 6, "m"),
      stripe("."),
      dashes("m", 2, 2),
      stripe("w"),
    ],
  },
  hilo: {
    ground: "red",
    width: 4,
    courses: [stripe("m"), dashes("w", 2, 2), stripe("n"), dashes("m", 2, 2, 2)],
  },
} as const satisfies Record<string, Band>;

export type BandName = keyof typeof BANDS;
