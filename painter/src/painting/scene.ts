import { type LandName, makeCanvas, type SkyStyle } from "../canvas/canvas.ts";
import type { TimeOfDay } from "../canvas/palette.ts";
import type { Picture } from "../canvas/picture.ts";
import { brushOf, random } from "../canvas/random.ts";
import { type SceneName, SCENES } from "../scenes/all.ts";

export interface SceneSettings {
  time: TimeOfDay;
  /** Seed of the random stream; default: the scene's name. */
  seed?: string | undefined;
  /** Sky style; default: chosen by the scene or at random. */
  sky?: SkyStyle | undefined;
  /** Background; default: the scene's own. */
  land?: LandName | undefined;
  /** Time in the film, 0 to 1; default 0, the still picture. */
  moment?: number | undefined;
  /** Prefix of all ids, for several SVGs inlined in one page. */
  id?: string;
}

/** Paints a scene of 1200×800 units; deterministic for the same name and settings. */
export function makeScene(name: SceneName, settings: SceneSettings): Picture {
  const { time, seed = name, sky, land, moment, id = "z" } = settings;
  const stream = random(`${name}|${seed}`);
  const canvas = makeCanvas({ id, time, random: stream, skyStyle: sky, land, moment });
  const body = SCENES[name](canvas);
  const brush = brushOf(`${name}|${seed}`);
  return { width: canvas.width, height: canvas.height, defs: canvas.defs, body, brush };
}
