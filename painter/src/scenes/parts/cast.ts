/** Who appears close up: their dress, so that a scene only says where they are and what they do. */
import type { CloseLook } from "./close-figure.ts";

const look = (given: CloseLook): CloseLook => given;

export const CAST = {
  mother: look({
    hair: "parted",
    cloth: "red",
    bands: ["camino", "milpa", "rombo"],
    braids: true,
    ribbon: "marigold",
    below: "indigoDeep",
  }),
  neighbor: look({
    hair: "parted",
    skin: "skin2",
    cloth: "redDeep",
    bands: ["cielo", "rombo", "camino"],
    braids: true,
    ribbon: "glassTeal",
    below: "aubergine",
  }),
  grandmother: look({
    hair: "grey",
    skin: "skin2",
    cloth: "red",
    bands: ["volcan", "camino", "milpa"],
    braids: true,
    ribbon: "violet",
    below: "greenDeep",
  }),
  father: look({
    hair: "short",
    hat: "straw",
    cloth: "cream",
    below: "indigo",
    trousers: true,
  }),
  mason: look({
    hair: "short",
    skin: "skin2",
    hat: "hard",
    cloth: "skyDeep",
    below: "earthDark",
    trousers: true,
  }),
  girl: look({
    hair: "parted",
    skin: "skin1",
    cloth: "red",
    bands: ["rombo", "camino"],
    braids: true,
    ribbon: "lemon",
    build: 0.74,
    below: "indigo",
  }),
  schoolgirl: look({
    hair: "bun",
    skin: "skin2",
    cloth: "marigold",
    build: 0.74,
    below: "indigoDeep",
  }),
  boy: look({ hair: "fringe", skin: "skin2", cloth: "teal", build: 0.74, trousers: true }),
  schoolboy: look({ hair: "short", cloth: "white", build: 0.76, below: "indigo", trousers: true }),
  guest: look({
    hair: "long",
    hairColour: "hairBrown",
    skin: "skin4",
    cloth: "lime",
    below: "steelDark",
    trousers: true,
  }),
  guestMan: look({
    hair: "short",
    hairColour: "hairBrown",
    skin: "skin5",
    hat: "cap",
    cloth: "rose",
    below: "basalt",
    trousers: true,
  }),
} as const;
