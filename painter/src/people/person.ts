/**
 * A person, 100 units high before scaling (design 11.4), in profile or from behind, with an outline and, when near, a
 * face. Unset options are chosen at random from the canvas's stream.
 */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { clamp, type Point } from "../canvas/path.ts";
import { ellipse, place } from "../canvas/svg.ts";
import { viewFromBehind } from "./back-view.ts";
import { contoured } from "../canvas/contour.ts";
import { CORTES, HUIPILES, PUPILS_SHIRTS, SHIRTS, TROUSERS } from "./dress.ts";
import type { Mood } from "./face.ts";
import { childlike } from "./gait.ts";
import type { PersonLook, PersonOptions, Who } from "./person-look.ts";
import { restPose, type Pose, POSES } from "./poses.ts";
import { type Build, adaptGait, RIGS } from "./rigs.ts";
import { viewFromTheSide } from "./side-view.ts";
import type { Tool } from "./tools.ts";

/** Below this height in canvas units, fine strokes of dress and face are omitted. */
const DETAIL_HEIGHT = 64;
/** From this height the weave of a blouse is drawn. */
const WEAVE_HEIGHT = 180;

/** From the first height a figure has a face, from the second also eyelids and the white of the eye. */
const FACE_HEIGHT = 100;
const FINE_FACE_HEIGHT = 138;

const SKINS: readonly ColourName[] = ["skin1", "skin1", "skin2", "skin3"];
const VOLUNTEERS_SKINS: readonly ColourName[] = [
  "skin1",
  "skin3",
  "skin4",
  "skin4",
  "skin5",
  "skin2",
];
const VOLUNTEERS_HAIR: readonly ColourName[] = ["hair", "hairBrown", "wood", "hairBrown"];

/** Default expression of a pose. */
const MOODS: Partial<Record<Pose, Mood>> = {
  read: "down",
  stir: "down",
  lay: "down",
  dig: "effort",
  pound: "effort",
  barrow: "effort",
  carryBack: "effort",
  kneel: "down",
  tamp: "effort",
  plaster: "attentive",
  point: "attentive",
  wave: "glad",
  run: "glad",
};
const LOOKED_AT: readonly Tool[] = ["book", "seedling"];
const GROWN: readonly Mood[] = ["calm", "glad", "calm", "attentive", "calm", "glad", "calm"];
const YOUNG: readonly Mood[] = ["glad", "attentive", "glad", "calm", "glad"];

/** A number derived from the position instead of the random stream, whose order must not change. */
const positionHash = ([x, y]: Point): number => Math.abs(Math.round(x * 7 + y * 13));

function moodOf(place: Point, { mood, pose = "stand", tool, who }: PersonOptions): Mood {
  if (!mood && tool && LOOKED_AT.includes(tool)) return "down";
  const child = who === "girl" || who === "boy";
  const moods = child ? YOUNG : GROWN;
  const chosen = moods[positionHash(place) % moods.length]!;
  const poseMood = MOODS[pose];
  return mood ?? (child && poseMood === "effort" ? "attentive" : (poseMood ?? chosen));
}

/** Builds of near adults, in order of position hash. */
const WOMEN: readonly Build[] = ["grown", "stout", "youth", "grown", "stout", "thin", "youth"];
const MEN: readonly Build[] = ["grown", "thin", "youth", "stout", "grown", "thin"];

function buildOf(place: Point, height: number, hair: ColourName, who: Who): Build {
  if (who === "girl" || who === "boy") return height < FACE_HEIGHT ? "grown" : "child";
  if (height < FINE_FACE_HEIGHT) return "grown";
  if (hair === "steel") return "elder";
  const builds = who === "woman" || who === "volunteerWoman" ? WOMEN : MEN;
  return builds[positionHash(place) % builds.length]!;
}

function lookOf(canvas: Canvas, place: Point, height: number, options: PersonOptions): PersonLook {
  const { random } = canvas;
  const who = options.who || random.pick(["woman", "man"] as const);
  const child = who === "girl" || who === "boy";
  const female = who === "woman" || who === "girl" || who === "volunteerWoman";
  const visitor = who === "volunteerWoman" || who === "volunteerMan";
  const skin = options.skin || random.pick(visitor ? VOLUNTEERS_SKINS : SKINS);
  const woven = options.woven ?? (who === "woman" || (who === "girl" && random.chance(0.5)));
  const huipil = options.huipil || random.pick(HUIPILES);
  const corte = options.corte || random.pick(CORTES);
  const shirt = options.shirt || random.pick(child ? PUPILS_SHIRTS : SHIRTS);
  const trousers = options.trousers || random.pick(TROUSERS);
  const roll = height < FACE_HEIGHT || child ? 1 : positionHash(place) % 11;
  const hairColour =
    options.hairColour || (visitor ? random.pick(VOLUNTEERS_HAIR) : roll === 0 ? "steel" : "hair");
  const depth = options.depth || 0;
  const hasFace = height >= FACE_HEIGHT && options.mood !== null;
  const fine = height >= FINE_FACE_HEIGHT;
  const build = options.build ?? buildOf(place, height, hairColour, who);
  return {
    ...options,
    depth,
    face: hasFace
      ? { mood: moodOf(place, options), skin, child, old: build === "elder", fine }
      : undefined,
    ink: canvas.colour("hair", depth),
    who,
    child,
    rig: RIGS[build],
    female,
    skin,
    woven,
    huipil,
    corte,
    shirt,
    trousers,
    hairColour,
    hair: options.hair ?? (who === "woman" && roll % 4 === 0 ? "bun" : undefined),
    headScale: child ? 1.5 : 1.2,
    detailed: height >= DETAIL_HEIGHT,
    near: height >= WEAVE_HEIGHT,
  };
}

/** Outline width in canvas units, larger for nearer people. */
const lineWidth = (height: number): number => clamp(0.9 + height * 0.006, 1, 2.6);

/** Horizontal scale factors that vary people of the same build. */
const WIDTHS = [1, 1.1, 0.94, 1.04, 0.98, 1.14] as const;

/** A person with the feet at (x, y), `height` units high when upright. */
export function person(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  options: PersonOptions = {},
): string {
  const look = lookOf(canvas, [x, y], height, options);
  const shadow = ellipse(
    look.back ? -6 : -5,
    -0.5,
    look.back ? 15 : 17,
    2.6,
    "#150a14",
    'opacity=".2"',
  );
  const { pose = "stand", tool } = look;
  const basePose = pose === "stand" && !tool ? restPose(positionHash([x, y])) : POSES[pose];
  const shape = look.shape ?? basePose;
  const figure = look.back
    ? viewFromBehind(canvas, look)
    : viewFromTheSide(canvas, look.child ? childlike(shape) : adaptGait(shape, look.rig), look);
  const scale = height / 100;
  const line = lineWidth(height) / scale;
  const isWide = height >= FACE_HEIGHT && !look.child && look.rig === RIGS.grown;
  const scaleX = scale * (isWide ? WIDTHS[positionHash([x, y]) % WIDTHS.length]! : 1);
  return place(
    x,
    y,
    (look.shadow === false ? "" : shadow) + contoured(figure, look.ink, line),
    [look.flip ? -scaleX : scaleX, scale],
    look.degrees || 0,
  );
}

/** A builder: straw hat, white shirt. */
export const MASON = { who: "man", hat: "straw", shirt: "white", trousers: "indigo" } as const;

/** Several people, each with position, height and options. */
export function people(
  canvas: Canvas,
  list: readonly (readonly [x: number, y: number, height: number, options: PersonOptions])[],
): string {
  return list.map(([x, y, height, options]) => person(canvas, x, y, height, options)).join("");
}
