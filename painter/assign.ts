/**
 * From a row of captions to a row of scenes (design 11.6): what the caption names decides the scene,
 * then the whole row is kept varied. Order matters; the same row gives the same scenes.
 */
import type { SkyStyle } from "./canvas.ts";
import { CAPTION_RULES, CATEGORY_SCENES, type Category, type Choice } from "./caption-rules.ts";
import type { Crop, SceneDescription } from "./description.ts";
import type { TimeOfDay } from "./palette.ts";
import { hash } from "./random.ts";
import { CLOSE_SCENES, type SceneName, timesFor } from "./scenes/all.ts";

/** A place for a picture in a gallery. */
export interface Slot {
  /** Unique in the row; the seed of its picture. */
  id: string;
  /** In English or Spanish. */
  caption: string;
  alt?: string;
  category: Category;
}

/** How far back a scene counts as just shown. */
const MEMORY = 4;
const SKIES: readonly SkyStyle[] = ["rings", "strips", "clouds", "stitch", "rings", "strips"];
/** Closer looks a scene takes in turn, and where they look. */
const ZOOMS: readonly number[] = [1, 1.34, 1.16, 1.5];
/** A scene that is close already is cut no further than this. */
const CLOSE_ZOOM = 1.12;
const FOCUS: readonly (readonly [x: number, y: number])[] = [
  [600, 510],
  [420, 540],
  [790, 540],
];

const sceneOf = (choice: Choice): SceneName => (typeof choice === "string" ? choice : "still");
const keyOf = (choice: Choice): string =>
  typeof choice === "string" ? choice : `still ${choice.objects.join(" ")}`;

/** What has been shown so far. */
class Row {
  readonly #uses = new Map<string, number>();
  readonly #scenes: SceneName[] = [];
  readonly #times: TimeOfDay[] = [];

  /** The choice used least that has not just been shown; ties break by the slot's id. */
  best(choices: readonly Choice[], id: string): Choice {
    const cost = (choice: Choice): number =>
      (this.#uses.get(keyOf(choice)) ?? 0) * 10 +
      (this.justShown(choice) ? 25 : 0) +
      (hash(id + keyOf(choice)) % 7);
    return choices.toSorted((a, b) => cost(a) - cost(b))[0]!;
  }

  justShown(choice: Choice): boolean {
    return this.#scenes.slice(-MEMORY).includes(sceneOf(choice));
  }

  /** The scene's times in rotation, never the same three times in a row where there is a choice. */
  time(scene: SceneName, id: string, use: number): TimeOfDay {
    const times = timesFor(scene);
    const at = (use + hash(id)) % times.length;
    const tired =
      this.#times.slice(-2).every((time) => time === times[at]) && this.#times.length > 1;
    const other = tired ? times.find((time) => time !== times[at]) : undefined;
    return other ?? times[at]!;
  }

  /** Notes a choice and answers how often it had been used before. */
  add(choice: Choice, time: (use: number) => TimeOfDay): { use: number; time: TimeOfDay } {
    const use = this.#uses.get(keyOf(choice)) ?? 0;
    const shown = time(use);
    this.#uses.set(keyOf(choice), use + 1);
    this.#scenes.push(sceneOf(choice));
    this.#times.push(shown);
    return { use, time: shown };
  }
}

function cropOf(scene: SceneName, id: string, use: number, mirror: boolean): Crop | undefined {
  const wish = ZOOMS[use % ZOOMS.length]!;
  const zoom = CLOSE_SCENES.has(scene) ? Math.min(wish, CLOSE_ZOOM) : wish;
  if (zoom === 1) return undefined;
  const [x, y] = FOCUS[(use + (hash(id) % FOCUS.length)) % FOCUS.length]!;
  return { zoom, x: mirror ? 1200 - x : x, y };
}

/** The scenes a caption names, the most specific rule first; undefined when it names none. */
export const scenesNamedBy = (caption: string): readonly Choice[] | undefined =>
  CAPTION_RULES.find(({ words }) => words.test(caption))?.scenes;

/** One description per slot, in 3:2; no two neighbours show the same scene. */
export function assign(slots: readonly Slot[]): SceneDescription[] {
  const row = new Row();
  return slots.map(({ id, caption, alt = "", category }) => {
    const own = CATEGORY_SCENES[category];
    const named = scenesNamedBy(`${caption} ${alt}`) ?? own;
    const stale = named.every((choice) => row.justShown(choice));
    const choice = row.best(stale ? own : named, id);
    const scene = sceneOf(choice);
    const { use, time } = row.add(choice, (count) => row.time(scene, id, count));
    const mirror = use % 2 === 1;
    const sky = SKIES[(hash(`${id} sky`) + use) % SKIES.length]!;
    const crop = cropOf(scene, id, use, mirror);
    return {
      draw: "scene",
      scene,
      ratio: "3:2",
      seed: id,
      time,
      sky,
      ...(mirror ? { mirror } : {}),
      ...(crop ? { crop } : {}),
      ...(typeof choice === "string" ? {} : { options: { objects: choice.objects } }),
    };
  });
}
