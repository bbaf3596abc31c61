/**
 * What people near us wear today. `CAST` says who they are; chance gives each of them one of the things
 * such a person has in the cupboard, so that two pictures do not show the same shirt.
 */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import type { BandName } from "../../cloth/patterns.ts";
import type { CloseLook } from "./close-body.ts";
import type { ShirtPattern } from "./close-look.ts";

interface Wardrobe {
  cloths: readonly ColourName[];
  patterns: readonly ShirtPattern[];
  hats?: readonly ColourName[];
  hair?: readonly ColourName[];
  trousers: readonly ColourName[];
}

const TROUSERS: readonly ColourName[] = ["indigo", "earthDark", "steelDark", "basalt"];

/** By the hair and the shirt that `CAST` gives. */
const WARDROBES: Readonly<Record<string, Wardrobe>> = {
  "long lime": {
    cloths: ["lime", "teal", "marigold", "skyDeep", "cream", "rose"],
    patterns: ["plain", "striped", "plain"],
    hair: ["hairBrown", "hairBrown", "adobeDark", "hair"],
    trousers: TROUSERS,
  },
  "short rose": {
    cloths: ["rose", "teal", "marigold", "lime", "white"],
    patterns: ["plain", "striped"],
    hats: ["indigo", "redDeep", "greenDeep", "marigoldDeep"],
    trousers: TROUSERS,
  },
  "short cream": {
    cloths: ["cream", "white", "sky", "pink", "sand"],
    patterns: ["plain", "checked", "checked"],
    hats: ["red", "indigo", "greenDeep", "aubergine"],
    trousers: TROUSERS,
  },
  "short skyDeep": {
    cloths: ["skyDeep", "marigold", "teal", "cream", "adobe"],
    patterns: ["plain", "checked"],
    hats: ["marigold", "white", "redHot", "lime"],
    trousers: TROUSERS,
  },
  "fringe teal": {
    cloths: ["teal", "marigold", "skyDeep", "lime", "rose"],
    patterns: ["plain", "striped", "striped"],
    trousers: TROUSERS,
  },
  "bun marigold": {
    cloths: ["marigold", "rose", "teal", "violet", "lemon"],
    patterns: ["plain", "striped"],
    trousers: TROUSERS,
  },
};

/** Bands below the red shoulders, as a woman puts them together at her loom. */
const HUIPILES: readonly (readonly BandName[])[] = [
  ["camino", "milpa", "rombo"],
  ["cielo", "rombo", "camino"],
  ["volcan", "camino", "milpa"],
  ["rombo", "cielo", "volcan"],
  ["milpa", "camino", "cielo"],
];

const APRONS: readonly ColourName[] = ["sky", "pink", "glassTeal", "lemon", "violet"];
const RIBBONS: readonly ColourName[] = ["marigold", "glassTeal", "violet", "rose", "lemon"];

function womansDress({ random }: Canvas, look: CloseLook): Partial<CloseLook> {
  const girl = (look.build ?? 1) < 1;
  const bands = random.pick(HUIPILES);
  const over = random();
  return {
    bands: girl ? bands.slice(1) : bands,
    ribbon: random.pick(RIBBONS),
    apron: look.apron ?? (!girl && over < 0.3 ? random.pick(APRONS) : undefined),
    shawl: !girl && over > 0.66 ? random.pick(["indigoDeep", "violet", "greenDeep"]) : undefined,
  };
}

/** A person of the cast in today's clothes; whoever the scene has dressed itself stays as they are. */
export function dressed(canvas: Canvas, look: CloseLook): CloseLook {
  const { random } = canvas;
  const person = random.integer(0, 999);
  if (look.bands) return { ...look, ...womansDress(canvas, look), person };
  const wardrobe = WARDROBES[`${look.hair} ${look.cloth}`];
  if (!wardrobe) return { ...look, person };
  return {
    ...look,
    person,
    cloth: random.pick(wardrobe.cloths),
    pattern: random.pick(wardrobe.patterns),
    hatColour: look.hatColour ?? (wardrobe.hats && random.pick(wardrobe.hats)),
    hairColour: wardrobe.hair ? random.pick(wardrobe.hair) : look.hairColour,
    below: look.trousers ? random.pick(wardrobe.trousers) : look.below,
  };
}
