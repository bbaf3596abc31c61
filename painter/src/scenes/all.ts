/**
 * Every scene by name. To add one, write a function in the file of its family that paints on a
 * canvas of 1200×800 with the subject in the middle 640×640, list it there, and say below in which
 * light it may stand.
 */
import type { Canvas } from "../canvas/canvas.ts";
import type { TimeOfDay } from "../canvas/palette.ts";
import { LESSONS } from "./school/lessons.ts";
import { SUMS } from "./still-life/sums.ts";
import { BUCKET_RIDGE } from "./building/bucket-ridge.ts";
import { NEAR_TOWN } from "./town/near-town.ts";
import { HOME_DOOR } from "./homes/home-door.ts";
import { HILLSIDE } from "./land/hillside.ts";
import { BOTTLES } from "./building/bottles.ts";
import { CLAY } from "./building/clay.ts";
import { EARTHBAGS } from "./building/earthbags.ts";
import { ECOBRICKS } from "./building/ecobricks.ts";
import { PLANS } from "./building/plans.ts";
import { GLASS_FLOWER } from "./building/glass-flower.ts";
import { PLASTER_WALL } from "./building/plaster-wall.ts";
import { SOIL_JARS } from "./building/soil-jars.ts";
import { SUNSET_WORK } from "./building/sunset-work.ts";
import { TIRE_CREW } from "./building/tire-crew.ts";
import { ONE_BEAM } from "./building/one-beam.ts";
import { TOOL_WALL } from "./building/tool-wall.ts";
import { RAMMED_WALL } from "./sections/rammed-wall.ts";
import { CLASSROOM_SECTION } from "./sections/classroom-section.ts";
import { PLOTTED_HOUSE } from "./land/plotted-house.ts";
import { PACKED_CRATE } from "./gatherings/packed-crate.ts";
import { LONG_WALK } from "./land/long-walk.ts";
import { WALL_DAY } from "./building/wall-day.ts";
import { LIBRARY_SECTION } from "./sections/library-section.ts";
import { STOVE_SECTION } from "./sections/stove-section.ts";
import { LATRINE_SECTION } from "./sections/latrine-section.ts";
import { TANK_SECTION } from "./sections/tank-section.ts";
import { LETTERS } from "./gatherings/letters.ts";
import { PRIZES } from "./gatherings/prizes.ts";
import { PACKING } from "./gatherings/packing.ts";
import { OUTDOOR_STOVE } from "./homes/outdoor-stove.ts";
import { ARRIVAL } from "./gatherings/arrival.ts";
import { EVENINGS } from "./gatherings/evenings.ts";
import { TIRE_BREAK } from "./gatherings/tire-break.ts";
import { TABLE } from "./gatherings/table.ts";
import { BAMBOO_HOUSE } from "./homes/bamboo-house.ts";
import { DOME_DUSK } from "./homes/dome-dusk.ts";
import { DOMES } from "./homes/domes.ts";
import { HOMES_SECTION } from "./sections/homes-section.ts";
import { ROOMS_SECTION } from "./sections/rooms-section.ts";
import { KITCHENS } from "./homes/kitchens.ts";
import { LATRINES } from "./homes/latrines.ts";
import { OPENINGS } from "./homes/openings.ts";
import { RAIN } from "./homes/rain.ts";
import { SHOWER } from "./homes/shower.ts";
import { KITCHEN_DOME } from "./sections/kitchen-dome.ts";
import { TANKS } from "./homes/tanks.ts";
import { CLOSING_KITE } from "./land/closing-kite.ts";
import { CLOSING_ROOF } from "./land/closing-roof.ts";
import { CLOSING_WALL } from "./land/closing-wall.ts";
import { NURSERY } from "./land/nursery.ts";
import { MILPA } from "./land/milpa.ts";
import { SEEDLINGS } from "./land/seedlings.ts";
import { TERRACES } from "./land/terraces.ts";
import { TIRE_TERRACES } from "./land/tire-terraces.ts";
import { BOOKS } from "./school/books.ts";
import { CAMPUS } from "./school/campus.ts";
import { BOARD_LESSON } from "./school/board-lesson.ts";
import { GRADUATION } from "./school/graduation.ts";
import { MARCH } from "./school/march.ts";
import { YARD } from "./school/yard.ts";
import { GREAT_BOTTLE } from "./building/great-bottle.ts";
import { BUS_ROAD } from "./town/bus-road.ts";
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

export type Scene = (canvas: Canvas) => string;

export const SCENES = {
  ...TIRE_CREW,
  ...SUNSET_WORK,
  ...ONE_BEAM,
  ...EARTHBAGS,
  ...ECOBRICKS,
  ...BOTTLES,
  ...PLASTER_WALL,
  ...GLASS_FLOWER,
  ...CLAY,
  ...SOIL_JARS,
  ...PLANS,
  ...TOOL_WALL,
  ...DOMES,
  ...ROOMS_SECTION,
  ...HOMES_SECTION,
  ...DOME_DUSK,
  ...OPENINGS,
  ...BAMBOO_HOUSE,
  ...SHOWER,
  ...KITCHEN_DOME,
  ...KITCHENS,
  ...LATRINES,
  ...TANKS,
  ...RAIN,
  ...CAMPUS,
  ...BOARD_LESSON,
  ...BOOKS,
  ...YARD,
  ...GREAT_BOTTLE,
  ...GRADUATION,
  ...MARCH,
  ...MARKET,
  ...MARKET_CLOTH,
  ...TOWN_ABOVE,
  ...STREETS,
  ...PAINTERS,
  ...BUS,
  ...BUS_ROAD,
  ...MUNICIPALITY,
  ...PRIZES,
  ...RAMMED_WALL,
  ...CLASSROOM_SECTION,
  ...PLOTTED_HOUSE,
  ...PACKED_CRATE,
  ...LONG_WALK,
  ...WALL_DAY,
  ...LIBRARY_SECTION,
  ...STOVE_SECTION,
  ...LATRINE_SECTION,
  ...TANK_SECTION,
  ...LETTERS,
  ...ARRIVAL,
  ...EVENINGS,
  ...TABLE,
  ...TIRE_BREAK,
  ...WEAVING,
  ...LOOM_CLOSE,
  ...CLOTH_LINE,
  ...NURSERY,
  ...SEEDLINGS,
  ...MILPA,
  ...TERRACES,
  ...TIRE_TERRACES,
  ...CLOSING_KITE,
  ...CLOSING_ROOF,
  ...CLOSING_WALL,
  ...LESSONS,
  ...SUMS,
  ...BUCKET_RIDGE,
  ...NEAR_TOWN,
  ...HOME_DOOR,
  ...HILLSIDE,
  ...PACKING,
  ...OUTDOOR_STOVE,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

export const SCENE_NAMES = Object.keys(SCENES) as readonly SceneName[];

/** Open air with nothing against it. */
const BY_DAY: readonly TimeOfDay[] = ["morning", "noon", "dawn", "morning", "dusk"];

/** Rooms have their own light, rain belongs to water, night to lamps (design 11.6). */
const OWN_TIMES: Partial<Record<SceneName, readonly TimeOfDay[]>> = {
  classroom: ["morning", "noon"],
  library: ["morning", "noon", "dusk"],
  circle: ["noon", "morning"],
  plasterWall: ["morning", "noon", "dawn"],
  ecobrickWall: ["morning", "noon", "dusk"],
  handThread: ["morning", "noon", "dusk"],
  rainYard: ["rain"],
  easel: ["morning", "noon"],
  comal: ["noon", "morning", "dawn"],
  bottleLight: ["morning", "noon", "dusk"],
  toolWall: ["morning", "noon"],
  braids: ["noon", "morning", "dusk"],
  raisedDiplomas: ["dusk", "dawn", "noon"],
  sharedMeal: ["noon", "morning", "dusk"],
  marketCloth: ["morning", "noon"],
  wetStreet: ["rain", "morning"],
  homeDoor: ["dusk", "dawn"],
  sumsAndClay: ["morning", "noon"],
  soilJars: ["morning", "noon"],
  domeDusk: ["dusk", "night"],
  rainTerraces: ["rain"],
  lunette: ["noon", "dusk"],
  oculus: ["morning", "noon", "dusk"],
  windowSill: ["morning", "noon", "dawn", "dusk"],
  seedTray: ["morning", "noon"],
  graduation: ["dusk", "dawn"],
  sunsetWork: ["dusk", "dawn"],
  filmNight: ["night"],
  packingHome: ["dusk", "morning"],
  packingDesk: ["noon", "morning"],
};

/** The times of day in which a scene may be shown, the best first. */
export const timesFor = (name: SceneName): readonly TimeOfDay[] => OWN_TIMES[name] ?? BY_DAY;
