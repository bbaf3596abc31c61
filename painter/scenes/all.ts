/**
 * Every scene by name. To add one, write a function in the file of its family that paints on a
 * canvas of 1200×800 with the subject in the middle 640×640, list it there, and say below in which
 * light it may stand.
 */
import type { Canvas } from "../canvas.ts";
import type { TimeOfDay } from "../palette.ts";
import { ARRIVAL } from "./arrival.ts";
import { BACKS_AND_FEET } from "./backs-and-feet.ts";
import { BUILDING_CREW } from "./building-crew.ts";
import { BUILDING_STEPS } from "./building-steps.ts";
import { CAMPUS } from "./campus.ts";
import { CLOSE_UP } from "./close-up.ts";
import { DOMES_AND_HOMES } from "./domes-and-homes.ts";
import { FIELD } from "./field.ts";
import { GATHERINGS } from "./gatherings.ts";
import { GRADUATION } from "./graduation.ts";
import { HANDS_AT_HOME } from "./hands-at-home.ts";
import { HANDS } from "./hands.ts";
import { LATRINE } from "./latrine.ts";
import { LEARNING_STEPS } from "./learning-steps.ts";
import { LOOKING_DOWN } from "./looking-down.ts";
import { LOOKING_UP } from "./looking-up.ts";
import { MARCH } from "./march.ts";
import { MILPA } from "./milpa.ts";
import { MUNICIPALITY } from "./municipality.ts";
import { ON_THE_WAY } from "./on-the-way.ts";
import { PLASTER_WALL } from "./plaster-wall.ts";
import { READING_TREE } from "./reading-tree.ts";
import { SCHOOL } from "./school.ts";
import { SINGLE_HOMES } from "./single-homes.ts";
import { STILL_LIFE, type StillLifeOptions } from "./still-life.ts";
import { STOVE_STEPS } from "./stove-steps.ts";
import { STREETS } from "./streets.ts";
import { SUNSET_WORK } from "./sunset-work.ts";
import { TERRACES } from "./terraces.ts";
import { TIRE_CREW } from "./tire-crew.ts";
import { TIRE_TERRACES } from "./tire-terraces.ts";
import { TOWN } from "./town.ts";
import { TOWN_ABOVE } from "./town-above.ts";
import { WALL_MEASURES } from "./wall-measures.ts";
import { WATER } from "./water.ts";
import { WEAVING } from "./weaving.ts";

/** What a description can ask of a scene beyond its name; only still lifes listen. */
export type SceneOptions = StillLifeOptions;

export type Scene = (canvas: Canvas, options: SceneOptions) => string;

export const SCENES = {
  ...TIRE_CREW,
  ...BUILDING_CREW,
  ...SUNSET_WORK,
  ...PLASTER_WALL,
  ...DOMES_AND_HOMES,
  ...SINGLE_HOMES,
  ...LATRINE,
  ...SCHOOL,
  ...READING_TREE,
  ...GRADUATION,
  ...CAMPUS,
  ...WATER,
  ...TOWN,
  ...TOWN_ABOVE,
  ...STREETS,
  ...MARCH,
  ...ON_THE_WAY,
  ...ARRIVAL,
  ...WEAVING,
  ...GATHERINGS,
  ...FIELD,
  ...TERRACES,
  ...MILPA,
  ...HANDS,
  ...HANDS_AT_HOME,
  ...BACKS_AND_FEET,
  ...CLOSE_UP,
  ...LOOKING_DOWN,
  ...LOOKING_UP,
  ...STOVE_STEPS,
  ...WALL_MEASURES,
  ...TIRE_TERRACES,
  ...BUILDING_STEPS,
  ...LEARNING_STEPS,
  ...MUNICIPALITY,
  ...STILL_LIFE,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

export const SCENE_NAMES = Object.keys(SCENES) as readonly SceneName[];

/** Open air with nothing against it. */
const BY_DAY: readonly TimeOfDay[] = ["morning", "noon", "dawn", "morning", "dusk"];

/** Rooms have their own light, rain belongs to water, night to lamps (design 11.6). */
const OWN_TIMES: Partial<Record<SceneName, readonly TimeOfDay[]>> = {
  classroom: ["morning", "noon"],
  library: ["morning", "noon", "dusk"],
  stove: ["noon", "dawn"],
  stoveBuild: ["morning", "noon"],
  circle: ["noon", "morning"],
  plasterWall: ["morning", "noon", "dawn"],
  ecobrickWall: ["morning", "noon"],
  handTrowel: ["noon", "morning"],
  handWeave: ["noon", "dusk"],
  handPlan: ["morning", "noon"],
  handEcobrick: ["noon", "dawn", "morning"],
  handSeedling: ["morning", "noon", "dawn"],
  handTamp: ["morning", "noon", "dawn"],
  handStack: ["morning", "noon"],
  handThread: ["morning", "noon", "dusk"],
  handBrush: ["morning", "noon"],
  handShake: ["morning", "noon"],
  handBook: ["morning", "noon", "dusk"],
  comal: ["noon", "morning", "dawn"],
  bottleLight: ["morning", "noon", "dusk"],
  mudMix: ["morning", "noon"],
  toolWall: ["morning", "noon"],
  jarFilling: ["morning", "noon"],
  rainGutter: ["rain"],
  deskRow: ["morning", "noon"],
  braids: ["noon", "morning", "dusk"],
  ballGame: ["morning", "noon"],
  raisedDiplomas: ["dusk", "dawn", "noon"],
  marimbaClose: ["noon", "dusk", "morning"],
  tiresFromAbove: ["morning", "noon", "dawn"],
  drawingTable: ["morning", "noon"],
  sharedMeal: ["noon", "morning", "dusk"],
  marketCloth: ["morning", "noon"],
  bottleSort: ["morning", "noon"],
  stoveBase: ["morning", "noon"],
  wallSection: ["morning", "noon"],
  tapeMeasure: ["morning", "noon"],
  soilJars: ["morning", "noon"],
  wrapperLine: ["noon", "morning"],
  firstFlush: ["rain"],
  doorVisit: ["morning", "noon", "dusk"],
  paperStrips: ["morning", "noon"],
  sackFill: ["noon", "morning"],
  domeDusk: ["dusk", "night"],
  rainTerraces: ["rain"],
  lunette: ["noon", "dusk"],
  easel: ["morning", "noon"],
  oculus: ["morning", "noon", "dusk"],
  doorway: ["morning", "noon"],
  windowSill: ["morning", "noon", "dawn", "dusk"],
  seedTray: ["morning", "noon"],
  tankRain: ["rain"],
  solarNight: ["night"],
  graduation: ["dusk", "dawn"],
  sunsetWork: ["dusk", "dawn"],
  culturalNight: ["dusk"],
  still: ["morning", "noon"],
};

/** The times of day in which a scene may be shown, the best first. */
export const timesFor = (name: SceneName): readonly TimeOfDay[] => OWN_TIMES[name] ?? BY_DAY;

/** Scenes that fill their frame: rooms, hands, things; a closer cut would lose what they show. */
export const CLOSE_SCENES: ReadonlySet<SceneName> = new Set<SceneName>([
  ...(Object.keys({
    ...HANDS,
    ...HANDS_AT_HOME,
    ...BACKS_AND_FEET,
    ...LOOKING_DOWN,
    ...LOOKING_UP,
    ...CLOSE_UP,
    ...STOVE_STEPS,
    ...WALL_MEASURES,
    ...TIRE_TERRACES,
    ...BUILDING_STEPS,
    ...LEARNING_STEPS,
    ...STILL_LIFE,
  }) as SceneName[]),
  "classroom",
  "library",
  "circle",
  "stove",
  "stoveBuild",
  "street",
  "march",
  "bus",
  "arch",
  "plasterWall",
  "ecobrickWall",
]);
