/** Finds what cannot be drawn in a description, so that a content fault can name the field. */
import { BANDS } from "./cloth/bands.ts";
import type { PictureDescription } from "./description.ts";
import { RATIOS } from "./description.ts";
import { HERO_FRAMES } from "./hero/frame.ts";
import { OBJECTS } from "./objects/all.ts";
import { COLOURS, TIMES } from "./palette.ts";
import { PLANS } from "./plan.ts";
import { HAIRS, HATS, SKINS } from "./portrait.ts";
import {
  type Fault,
  hexColour,
  holds,
  listOf,
  number,
  oneOf,
  oneShapeBy,
  optional,
  type Rule,
  shape,
  truth,
  wholeNumber,
  words,
} from "./rule.ts";
import { SCENES, type SceneOptions } from "./scenes/all.ts";
import { BACKGROUNDS } from "./scenes/still-life.ts";

const namesOf = (record: object): Rule => oneOf(Object.keys(record));

/** Far beyond any row of pictures, yet a typing error shows. */
const MANY = 999;

type Kind = PictureDescription["draw"];
/** One rule for every field of a kind of picture, so that no field goes unchecked. */
type Fields<K extends Kind> = Readonly<
  Record<keyof Extract<PictureDescription, { draw: K }>, Rule>
>;

const time = namesOf(TIMES);
const object = namesOf(OBJECTS);

const crop = shape({ zoom: number(1, 2), x: number(0, 1200), y: number(0, 800) });

/** Colours are a ground, an accent and the band of the runner. */
const colouring: Rule = (value, field) => {
  const faults = listOf(
    holds("a name", (name) => typeof name === "string"),
    3,
    3,
  )(value, field);
  if (faults.length > 0 || !Array.isArray(value)) return faults;
  const rules = [namesOf(COLOURS), namesOf(COLOURS), namesOf(BANDS)];
  return rules.flatMap((rule, i) => rule(value[i], `${field}[${i}]`));
};

const stillLife = shape({
  objects: optional(listOf(object, 1, 3)),
  background: optional(oneOf(BACKGROUNDS)),
  colours: optional(colouring),
} satisfies Record<keyof SceneOptions, Rule>);

const portrait = oneShapeBy("kind", {
  trade: shape({
    kind: words,
    index: wholeNumber(0, MANY),
    objects: listOf(object, 1, 2),
  }),
  profile: shape({
    kind: words,
    index: wholeNumber(0, MANY),
    skin: optional(oneOf(SKINS)),
    hair: optional(oneOf(HAIRS)),
    hat: optional(oneOf(HATS)),
    cloth: optional(namesOf(COLOURS)),
    huipil: optional(truth),
    flip: optional(truth),
  }),
});

const FIELDS: { readonly [K in Kind]: Fields<K> } = {
  scene: {
    draw: words,
    scene: namesOf(SCENES),
    ratio: namesOf(RATIOS),
    time: optional(time),
    seed: optional(words),
    sky: optional(oneOf(["rings", "strips", "stitch", "clouds"])),
    mirror: optional(truth),
    crop: optional(crop),
    options: optional(stillLife),
  },
  hero: { draw: words, layout: namesOf(HERO_FRAMES), time },
  portrait: { draw: words, portrait, seed: optional(words) },
  plan: { draw: words, plan: namesOf(PLANS) },
  band: { draw: words, band: namesOf(BANDS), pixels: oneOf([2, 3, 4]) },
  mark: {
    draw: words,
    form: oneOf(["plain", "favicon"]),
    ink: optional(hexColour),
    accent: optional(hexColour),
  },
  "partner-mark": {
    draw: words,
    index: wholeNumber(0, MANY),
    ink: optional(hexColour),
    ground: optional(hexColour),
  },
  object: { draw: words, object, time: optional(time) },
};

const description = oneShapeBy(
  "draw",
  Object.fromEntries(Object.entries(FIELDS).map(([kind, fields]) => [kind, shape(fields)])),
);

/** What is wrong with a description of a picture; nothing when it can be painted. */
export const checkDescription = (given: unknown): Fault[] => description(given, "");
