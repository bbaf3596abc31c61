/**
 * All scenes by name. To add one, write a function in the file of its subject that paints on a canvas of 1200×800
 * with the subject in the middle 640×640, and list it there.
 */
import type { Canvas } from "../canvas/canvas.ts";
import { HOME_DOOR } from "./homes/home-door.ts";
import { HILLSIDE } from "./land/hillside.ts";
import { BOTTLES } from "./building/bottles.ts";
import { ECOBRICKS } from "./building/ecobricks.ts";
import { PLANS } from "./building/plans.ts";
import { PLASTER_WALL } from "./building/plaster-wall.ts";
import { SOIL_JARS } from "./building/soil-jars.ts";
import { SUNSET_WORK } from "./building/sunset-work.ts";
import { TIRE_CREW } from "./building/tire-crew.ts";
import { ONE_BEAM } from "./building/one-beam.ts";
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
import { BUS } from "./town/bus.ts";
import { MARKET_CLOTH } from "./town/market-cloth.ts";
import { MARKET } from "./town/market.ts";
import { MUNICIPALITY } from "./town/municipality.ts";
import { PAINTERS } from "./town/painters.ts";
import { STREETS } from "./town/streets.ts";
import { TOWN_ABOVE } from "./town/town-above.ts";
import { CLOTH_LINE } from "./weaving/cloth-line.ts";
import { WEAVING } from "./weaving/weaving.ts";

export type Scene = (canvas: Canvas) => string;

export const SCENES = {
  ...TIRE_CREW,
  ...SUNSET_WORK,
  ...ONE_BEAM,
  ...ECOBRICKS,
  ...BOTTLES,
  ...PLASTER_WALL,
  ...SOIL_JARS,
  ...PLANS,
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
  ...EVENINGS,
  ...TABLE,
  ...TIRE_BREAK,
  ...WEAVING,
  ...CLOTH_LINE,
  ...NURSERY,
  ...SEEDLINGS,
  ...MILPA,
  ...TERRACES,
  ...TIRE_TERRACES,
  ...CLOSING_KITE,
  ...CLOSING_ROOF,
  ...CLOSING_WALL,
  ...HOME_DOOR,
  ...HILLSIDE,
  ...PACKING,
  ...OUTDOOR_STOVE,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

export const SCENE_NAMES = Object.keys(SCENES) as readonly SceneName[];
