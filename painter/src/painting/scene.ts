import { type LandName, makeCanvas, type SkyStyle } from "../canvas/canvas.ts";
import type { TimeOfDay } from "../canvas/palette.ts";
import type { Picture } from "../canvas/picture.ts";
import { brushOf, random } from "../canvas/random.ts";
import { type SceneName, SCENES } from "../scenes/all.ts";

export interface SceneSettings {
  time: TimeOfDay;
  /** Another seed, another picture of the same scene; the scene's name without it. */
  seed?: string | undefined;
  /** The scene or chance choose without it. */
  sky?: SkyStyle | undefined;
  /** What lies behind a scene in the open; the scene's own land without it. */
  land?: LandName | undefined;
  /** Near people have builds of their own. */
  builds?: boolean | undefined;
  /** Share of a film that is over; 0, its still picture, without it. */
  moment?: number | undefined;
  /** Prefix of all ids, for pictures that stand inline on one page. */
  id?: string;
}

/** Paints a scene of 1200×800. The same name and settings give the same picture, forever. */
export function makeScene(name: SceneName, settings: SceneSettings): Picture {
  const { time, seed = name, sky, land, builds, moment, id = "z" } = settings;
  const stream = random(`${name}|${seed}`);
  const canvas = makeCanvas({ id, time, random: stream, skyStyle: sky, land, builds, moment });
  const body = SCENES[name](canvas);
  const brush = brushOf(`${name}|${seed}`);
  return { width: canvas.width, height: canvas.height, defs: canvas.defs, body, brush };
}
