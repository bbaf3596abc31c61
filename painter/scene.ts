import { makeCanvas, type SkyStyle } from "./canvas.ts";
import { grain } from "./land/grain.ts";
import type { TimeOfDay } from "./palette.ts";
import type { Picture } from "./picture.ts";
import { random } from "./random.ts";
import { type SceneName, type SceneOptions, SCENES, timesFor } from "./scenes/all.ts";

export interface SceneSettings {
  /** The scene's best light without it. */
  time?: TimeOfDay | undefined;
  /** Another seed, another picture of the same scene; the scene's name without it. */
  seed?: string | undefined;
  /** The scene or chance choose without it. */
  sky?: SkyStyle | undefined;
  options?: SceneOptions | undefined;
  /** Prefix of all ids, for pictures that stand inline on one page. */
  id?: string;
}

/** Strength of the paper's tooth (design 11.2). */
const GRAIN = 0.34;

/** Paints a scene of 1200×800. The same name and settings give the same picture, forever. */
export function makeScene(name: SceneName, settings: SceneSettings = {}): Picture {
  const { time = timesFor(name)[0]!, seed = name, sky, options = {}, id = "z" } = settings;
  const stream = random(`${name}|${seed}`);
  const canvas = makeCanvas({ id, time, random: stream, skyStyle: sky });
  const body = SCENES[name](canvas, options) + grain(canvas, GRAIN);
  return { width: canvas.width, height: canvas.height, defs: canvas.defs, body };
}
