/** What can be asked of the painter. The same description always gives the same bytes. */
import type { SkyStyle } from "./canvas.ts";
import type { BandName } from "./cloth/bands.ts";
import type { HeroLayout } from "./hero/frame.ts";
import type { ObjectName } from "./objects/all.ts";
import type { TimeOfDay } from "./palette.ts";
import type { PlanName } from "./plan.ts";
import type { PortraitOptions } from "./portrait.ts";
import type { SceneName, SceneOptions } from "./scenes/all.ts";

/** Shapes a scene can be cut to; the subject in the middle stays (design 11.1). */
export const RATIOS = {
  "3:2": 3 / 2,
  "4:3": 4 / 3,
  "4:5": 4 / 5,
  "1:1": 1,
  "16:9": 16 / 9,
  "21:9": 21 / 9,
  "5:4": 5 / 4,
} as const;

export type Ratio = keyof typeof RATIOS;

/** A closer look: how much larger, and which point of the 1200×800 scene comes to the middle. */
export interface Crop {
  /** 1 to 2. */
  zoom: number;
  x: number;
  y: number;
}

export interface SceneDescription {
  draw: "scene";
  scene: SceneName;
  ratio: Ratio;
  /** The scene's own time without it. */
  time?: TimeOfDay;
  /** Another seed, another picture of the same scene; the scene's name without it. */
  seed?: string;
  sky?: SkyStyle;
  /** Left and right exchanged; a crop counts in the exchanged picture. */
  mirror?: boolean;
  crop?: Crop;
  options?: SceneOptions;
}

/** The home hero: 1840×1150, 1200×1400 or 800×1640. */
export interface HeroDescription {
  draw: "hero";
  layout: HeroLayout;
  /** Dawn and night belong to the light and the dark theme. */
  time: TimeOfDay;
}

/** A stand-in for a person's photograph, 4:5. */
export interface PortraitDescription {
  draw: "portrait";
  portrait: PortraitOptions;
  seed?: string;
}

/** A line drawing on indigo, 640×440. */
export interface PlanDescription {
  draw: "plan";
  plan: PlanName;
}

/** One repeat of a woven band. */
export interface BandDescription {
  draw: "band";
  band: BandName;
  /** Height of a thread: 2, 3 or 4 (design 7). */
  pixels: 2 | 3 | 4;
}

/** The working mark, alone or as the favicon on its red square. */
export interface MarkDescription {
  draw: "mark";
  form: "plain" | "favicon";
  /** Colours of the plain mark, as #rrggbb. */
  ink?: string;
  accent?: string;
}

/** A neutral mark beside a partner's name, until the partner's logo is supplied. */
export interface PartnerMarkDescription {
  draw: "partner-mark";
  /** Any whole number from 0; the marks repeat. */
  index: number;
  ink?: string;
  ground?: string;
}

/** One thing cut out on a square without ground, for tiles that have their own colour. */
export interface ObjectDescription {
  draw: "object";
  object: ObjectName;
  time?: TimeOfDay;
}

export type PictureDescription =
  | SceneDescription
  | HeroDescription
  | PortraitDescription
  | PlanDescription
  | BandDescription
  | MarkDescription
  | PartnerMarkDescription
  | ObjectDescription;
