import { type LandName, makeCanvas, type SkyStyle } from "../canvas/canvas.ts";
import type { TimeOfDay } from "../canvas/palette.ts";
import type { Picture } from "../canvas/picture.ts";
import { brushOf, random } from "../canvas/random.ts";
import { group } from "../canvas/svg.ts";
import { birds } from "../land/birds.ts";
import { type SceneName, type SceneOptions, SCENES, timesFor } from "../scenes/all.ts";

/** What crosses a scene in a film. */
export interface Crossing {
  /** Height at which birds do, in the scene's 800 units; none without it. */
  birds?: number | undefined;
}

export interface SceneSettings {
  /** The scene's best light without it. */
  time?: TimeOfDay | undefined;
  /** Another seed, another picture of the same scene; the scene's name without it. */
  seed?: string | undefined;
  /** The scene or chance choose without it. */
  sky?: SkyStyle | undefined;
  /** What lies behind a scene in the open; the scene's own land without it. */
  land?: LandName | undefined;
  options?: SceneOptions | undefined;
  /** Painted for a film: what stirs has a class, and what will cross waits outside. */
  film?: Crossing | undefined;
  /** Prefix of all ids, for pictures that stand inline on one page. */
  id?: string;
}

/** Three birds left of the sheet; their own canvas leaves the scene's chance alone. */
function waiting(time: TimeOfDay, film: Crossing = {}): string {
  if (!film.birds) return "";
  const canvas = makeCanvas({ time, random: random("vencejos") });
  const flock = birds(canvas, -110, film.birds, 3, 11, canvas.colour("aubergine"));
  return group(flock, 'class="flock"');
}

/** Paints a scene of 1200×800. The same name and settings give the same picture, forever. */
export function makeScene(name: SceneName, settings: SceneSettings = {}): Picture {
  const { time = timesFor(name)[0]!, seed = name, sky, land, options = {}, film } = settings;
  const { id = "z" } = settings;
  const stream = random(`${name}|${seed}`);
  const canvas = makeCanvas({ id, time, random: stream, skyStyle: sky, land, moving: !!film });
  const body = SCENES[name](canvas, options) + waiting(time, film);
  const brush = brushOf(`${name}|${seed}`);
  return { width: canvas.width, height: canvas.height, defs: canvas.defs, body, brush };
}
