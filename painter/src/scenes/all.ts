/**
 * Every scene by name. To add one, write a function in the file of its family that paints on a
 * canvas of 1200×800 with the subject in the middle 640×640, list it there, and say below in which
 * light it may stand.
 */
import type { Canvas } from "../canvas/canvas.ts";
import type { TimeOfDay } from "../canvas/palette.ts";
import type { StillLifeOptions } from "../description/still-life.ts";
import { DESK_ROW } from "./school/desk-row.ts";
import { LESSONS } from "./school/lessons.ts";
import { PANEL_ON_ROOF } from "./building/panel-on-roof.ts";
import { AT_WORK } from "./building/at-work.ts";
import { PLANTING } from "./land/planting.ts";
import { TABLES } from "./still-life/tables.ts";
import { BUCKET_CHAIN } from "./building/bucket-chain.ts";
import { BUCKET_HILL } from "./building/bucket-hill.ts";
import { NEAR_CREWS } from "./building/near-crews.ts";
import { CIRCLE_CLOSE } from "./school/circle-close.ts";
import { NEAR_LESSONS } from "./school/near-lessons.ts";
import { MARKET_STALL } from "./town/market-stall.ts";
import { NEAR_TOWN } from "./town/near-town.ts";
import { NEAR_HOMES } from "./homes/near-homes.ts";
import { HOME_DOOR } from "./homes/home-door.ts";
import { TAP_FAMILY } from "./homes/tap-family.ts";
import { WELCOME } from "./gatherings/welcome.ts";
import { HILLSIDE } from "./land/hillside.ts";
import { SCHOOL_MORNING } from "./school/school-morning.ts";
import { BOTTLES } from "./building/bottles.ts";
import { CLAY } from "./building/clay.ts";
import { EARTHBAGS } from "./building/earthbags.ts";
import { ECOBRICKS } from "./building/ecobricks.ts";
import { WRAPPER_LINE } from "./building/wrapper-line.ts";
import { PLANS } from "./building/plans.ts";
import { PLASTER_WALL } from "./building/plaster-wall.ts";
import { ROOFS } from "./building/roofs.ts";
import { SOIL_JARS } from "./building/soil-jars.ts";
import { SUNSET_WORK } from "./building/sunset-work.ts";
import { TIRE_CREW } from "./building/tire-crew.ts";
import { TIRES_CLOSE } from "./building/tires-close.ts";
import { TOGETHER } from "./building/together.ts";
import { TOOL_WALL } from "./building/tool-wall.ts";
import { WALL_MEASURES } from "./building/wall-measures.ts";
import { LETTERS } from "./gatherings/letters.ts";
import { PRIZES } from "./gatherings/prizes.ts";
import { PACKING } from "./gatherings/packing.ts";
import { OUTDOOR_STOVE } from "./homes/outdoor-stove.ts";
import { ARRIVAL } from "./gatherings/arrival.ts";
import { EVENINGS } from "./gatherings/evenings.ts";
import { GREETINGS } from "./gatherings/greetings.ts";
import { TIRE_BREAK } from "./gatherings/tire-break.ts";
import { TABLE } from "./gatherings/table.ts";
import { MARIMBA } from "./gatherings/marimba.ts";
import { MEALS_AND_MUSIC } from "./gatherings/meals-and-music.ts";
import { BAMBOO_HOUSE } from "./homes/bamboo-house.ts";
import { DOME_DUSK } from "./homes/dome-dusk.ts";
import { DOMES } from "./homes/domes.ts";
import { ROUND_HOUSE } from "./homes/round-house.ts";
import { KITCHENS } from "./homes/kitchens.ts";
import { LATRINES } from "./homes/latrines.ts";
import { OPENINGS } from "./homes/openings.ts";
import { RAIN } from "./homes/rain.ts";
import { RAIN_HOUSE } from "./homes/rain-house.ts";
import { SHOWER } from "./homes/shower.ts";
import { STOVES } from "./homes/stoves.ts";
import { TANKS } from "./homes/tanks.ts";
import { TIRE_HOME } from "./homes/tire-home.ts";
import { CLOSING_KITE } from "./land/closing-kite.ts";
import { CLOSING_ROOF } from "./land/closing-roof.ts";
import { CLOSING_WALL } from "./land/closing-wall.ts";
import { GARDEN } from "./land/garden.ts";
import { GARDENS } from "./land/gardens.ts";
import { NURSERY } from "./land/nursery.ts";
import { MILPA } from "./land/milpa.ts";
import { MILPA_INSIDE } from "./land/milpa-inside.ts";
import { SEEDLINGS } from "./land/seedlings.ts";
import { TERRACES } from "./land/terraces.ts";
import { TIRE_TERRACES } from "./land/tire-terraces.ts";
import { BOOKS } from "./school/books.ts";
import { CAMPUS } from "./school/campus.ts";
import { BOARD_LESSON } from "./school/board-lesson.ts";
import { GRADUATION } from "./school/graduation.ts";
import { MARCH } from "./school/march.ts";
import { YARD } from "./school/yard.ts";
import { SORTING_TABLE } from "./building/sorting-table.ts";
import { READING_TREE } from "./school/reading-tree.ts";
import { STILL_LIFE } from "./still-life/still-life.ts";
import { BUS } from "./town/bus.ts";
import { MARKET_CLOTH } from "./town/market-cloth.ts";
import { MARKET } from "./town/market.ts";
import { MUNICIPALITY } from "./town/municipality.ts";
import { PAINTERS } from "./town/painters.ts";
import { STREETS } from "./town/streets.ts";
import { TOWN_ABOVE } from "./town/town-above.ts";
import { CLOTH_LINE } from "./weaving/cloth-line.ts";
import { LOOM_CLOSE } from "./weaving/loom-close.ts";
import { WEAVING } from "./weaving/weaving.ts";

/** What a description can ask of a scene beyond its name; only still lifes listen. */
export type SceneOptions = StillLifeOptions;

export type Scene = (canvas: Canvas, options: SceneOptions) => string;

export const SCENES = {
  ...TIRE_CREW,
  ...TIRES_CLOSE,
  ...SUNSET_WORK,
  ...WALL_MEASURES,
  ...TOGETHER,
  ...EARTHBAGS,
  ...ECOBRICKS,
  ...WRAPPER_LINE,
  ...BOTTLES,
  ...PLASTER_WALL,
  ...CLAY,
  ...SOIL_JARS,
  ...ROOFS,
  ...PLANS,
  ...TOOL_WALL,
  ...DOMES,
  ...ROUND_HOUSE,
  ...DOME_DUSK,
  ...OPENINGS,
  ...TIRE_HOME,
  ...BAMBOO_HOUSE,
  ...SHOWER,
  ...STOVES,
  ...KITCHENS,
  ...LATRINES,
  ...TANKS,
  ...RAIN,
  ...RAIN_HOUSE,
  ...CAMPUS,
  ...BOARD_LESSON,
  ...BOOKS,
  ...READING_TREE,
  ...YARD,
  ...SORTING_TABLE,
  ...GRADUATION,
  ...MARCH,
  ...MARKET,
  ...MARKET_CLOTH,
  ...TOWN_ABOVE,
  ...STREETS,
  ...PAINTERS,
  ...BUS,
  ...MUNICIPALITY,
  ...PRIZES,
  ...LETTERS,
  ...ARRIVAL,
  ...GREETINGS,
  ...EVENINGS,
  ...TABLE,
  ...TIRE_BREAK,
  ...MEALS_AND_MUSIC,
  ...MARIMBA,
  ...WEAVING,
  ...LOOM_CLOSE,
  ...CLOTH_LINE,
  ...GARDEN,
  ...GARDENS,
  ...NURSERY,
  ...SEEDLINGS,
  ...MILPA,
  ...MILPA_INSIDE,
  ...TERRACES,
  ...TIRE_TERRACES,
  ...CLOSING_KITE,
  ...CLOSING_ROOF,
  ...CLOSING_WALL,
  ...DESK_ROW,
  ...LESSONS,
  ...AT_WORK,
  ...PANEL_ON_ROOF,
  ...PLANTING,
  ...TABLES,
  ...BUCKET_CHAIN,
  ...BUCKET_HILL,
  ...NEAR_CREWS,
  ...NEAR_LESSONS,
  ...CIRCLE_CLOSE,
  ...NEAR_TOWN,
  ...MARKET_STALL,
  ...NEAR_HOMES,
  ...HOME_DOOR,
  ...TAP_FAMILY,
  ...WELCOME,
  ...HILLSIDE,
  ...SCHOOL_MORNING,
  ...PACKING,
  ...OUTDOOR_STOVE,
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
  earthbagKitchen: ["noon", "dawn"],
  stoveBuild: ["morning", "noon"],
  circle: ["noon", "morning"],
  plasterWall: ["morning", "noon", "dawn"],
  ecobrickWall: ["morning", "noon", "dusk"],
  handTrowel: ["noon", "morning"],
  handWeave: ["noon", "dusk"],
  handPlan: ["morning", "noon"],
  handEcobrick: ["noon", "dawn", "morning"],
  plantPine: ["morning", "noon", "dawn"],
  handTamp: ["morning", "noon", "dawn"],
  handStack: ["morning", "noon"],
  handThread: ["morning", "noon", "dusk"],
  marketPanel: ["morning", "noon"],
  limeBrush: ["morning", "noon"],
  handShake: ["morning", "noon"],
  grandmothersBook: ["morning", "noon", "dusk"],
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
  firstCourse: ["morning", "noon", "dawn"],
  drawingTable: ["morning", "noon"],
  sharedMeal: ["noon", "morning", "dusk"],
  marketCloth: ["morning", "noon"],
  bottleSort: ["morning", "noon"],
  stoveBase: ["morning", "noon"],
  wallSection: ["morning", "noon"],
  nightTable: ["night"],
  wetStreet: ["rain", "morning"],
  homeDoor: ["dusk", "dawn"],
  sumsAndClay: ["morning", "noon"],
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
  filmNight: ["night"],
  packingWork: ["morning", "noon"],
  packingHome: ["dusk", "morning"],
  packingDesk: ["noon", "morning"],
  writeHome: ["noon", "morning"],
  still: ["morning", "noon"],
};

/** The times of day in which a scene may be shown, the best first. */
export const timesFor = (name: SceneName): readonly TimeOfDay[] => OWN_TIMES[name] ?? BY_DAY;
