/**
 * One set of material colours and six times of day. An object has one fixed colour, which the light of the time
 * of day changes (design 11.5).
 */
import { toLab, mix, fromLab } from "./colour.ts";
import { clamp } from "./path.ts";

/** Colours of materials and dyes. */
export const COLOURS = {
  red: "#b4202e",
  redDeep: "#8a1626",
  redHot: "#d6373a",
  rose: "#e2637f",
  pink: "#f2a1a8",
  adobe: "#c4673b",
  adobeLight: "#dd8d58",
  adobeDark: "#9a4a2b",
  tile: "#c2532f",
  tileDark: "#96381f",
  earth: "#8a4f33",
  earthDark: "#623624",
  soil: "#7a4430",
  sand: "#e0b67a",
  path: "#ecc98e",
  plaster: "#f4efe4",
  plasterShade: "#dccfbd",
  rubber: "#2c2a30",
  rubberLight: "#4b4852",
  rubberDark: "#1a191f",
  basalt: "#3a3540",
  green: "#1f6f4a",
  greenDeep: "#124a37",
  greenMid: "#3a8f52",
  milpa: "#7fb23f",
  lime: "#b9cf4c",
  maize: "#e8c33f",
  straw: "#e6c66a",
  pine: "#1b5344",
  teal: "#1c7f7a",
  indigo: "#2a3a86",
  indigoDeep: "#1a2257",
  violet: "#5b3b86",
  aubergine: "#43284f",
  sky: "#8cc7e6",
  skyDeep: "#3f8fc4",
  marigold: "#f4a81d",
  marigoldDeep: "#e0821a",
  lemon: "#f9d65c",
  white: "#fdfbf5",
  cloud: "#ffffff",
  glassGreen: "#2f9b6a",
  glassTeal: "#2aa7a0",
  glassAmber: "#c9731d",
  glassBlue: "#3f7fd0",
  glassClear: "#cfe9ea",
  glassLime: "#9cc944",
  skin1: "#c77d4f",
  skin2: "#ab6944",
  skin3: "#cf976b",
  skin4: "#e3b08a",
  skin5: "#7d4d33",
  hair: "#221a1f",
  hairBrown: "#4a2f24",
  wood: "#8b5a36",
  woodDark: "#5f3b25",
  woodLight: "#b98354",
  bamboo: "#c9b458",
  bambooDark: "#97863a",
  bambooLight: "#e6d98c",
  steel: "#9fb0b8",
  steelDark: "#5f7079",
  solar: "#22386e",
  cream: "#f7ead0",
} as const;

export type ColourName = keyof typeof COLOURS;
/** A named colour or a hex value. */
export type Colour = ColourName | `#${string}`;

/** The light of one time of day: colours of the air and its effect on the colours of objects. */
export interface Light {
  /** Eight colours from zenith to horizon. */
  readonly sky: readonly [string, string, string, string, string, string, string, string];
  /** Colour of the sun or moon. */
  readonly sun: string;
  /** Colour of haze, and its share at depth 1. */
  readonly haze: string;
  readonly hazeStrength: number;
  /** Colour of the light, and its share in the colours of objects. */
  readonly tint: string;
  readonly tintStrength: number;
  /** Factors for OKLab lightness and chroma. */
  readonly lightness: number;
  readonly chroma: number;
  readonly cloud: string;
  readonly cloudShade: string;
  readonly mist: string;
  /** Shaded side, middle and lit side. */
  readonly volcano: readonly [string, string, string];
  readonly farVolcano: readonly [string, string, string];
}

export type TimeOfDay = "dawn" | "morning" | "noon" | "dusk" | "rain" | "night";

export const TIMES: Readonly<Record<TimeOfDay, Light>> = {
  dawn: {
    sky: ["#9f1a2c", "#ac2030", "#bb2a31", "#c83731", "#d64e30", "#ea7335", "#f5983a", "#fbbd55"],
    sun: "#ffe08a",
    haze: "#d8804f",
    hazeStrength: 0.5,
    tint: "#ff8a4a",
    tintStrength: 0.06,
    lightness: 0.97,
    chroma: 1.02,
    cloud: "#f8b9a0",
    cloudShade: "#ee8f7c",
    mist: "#f3a186",
    volcano: ["#4a2352", "#6d2f58", "#8d3d57"],
    farVolcano: ["#7d3358", "#98405a", "#b0525a"],
  },
  morning: {
    sky: ["#3c93c2", "#55a6cf", "#70b8d9", "#8ec9e2", "#aad8e8", "#c5e5ea", "#def0ea", "#f3f5df"],
    sun: "#fff3b8",
    haze: "#a8d0dc",
    hazeStrength: 0.62,
    tint: "#fff2c0",
    tintStrength: 0.05,
    lightness: 1,
    chroma: 1,
    cloud: "#ffffff",
    cloudShade: "#e4f1f3",
    mist: "#e6f3ee",
    volcano: ["#35568c", "#47709f", "#6389ad"],
    farVolcano: ["#5c86b0", "#7399bb", "#8dafc8"],
  },
  noon: {
    sky: ["#f2b233", "#f4bb45", "#f6c559", "#f8ce6d", "#f9d782", "#fbe097", "#fce9ad", "#fdf1c6"],
    sun: "#fffbe6",
    haze: "#f0cf8d",
    hazeStrength: 0.55,
    tint: "#ffd98a",
    tintStrength: 0.06,
    lightness: 1.01,
    chroma: 1.02,
    cloud: "#fffaf0",
    cloudShade: "#fbe3b4",
    mist: "#fdeecb",
    volcano: ["#1f6a68", "#2f7f78", "#4b968a"],
    farVolcano: ["#4b968a", "#6aa897", "#8abaa3"],
  },
  dusk: {
    sky: ["#3b2a6b", "#51327a", "#6e3b84", "#8f4788", "#b25886", "#d17081", "#e98e7c", "#f8b27c"],
    sun: "#ffd9a0",
    haze: "#a8648c",
    hazeStrength: 0.6,
    tint: "#8a4a9a",
    tintStrength: 0.13,
    lightness: 0.9,
    chroma: 0.98,
    cloud: "#e79aa4",
    cloudShade: "#b9698f",
    mist: "#d98a96",
    volcano: ["#2f2355", "#41296a", "#5a3378"],
    farVolcano: ["#5a3378", "#753f82", "#8f4e88"],
  },
  rain: {
    sky: ["#4c6f77", "#5a7d83", "#698a8e", "#7a9899", "#8ba6a4", "#9db4af", "#b0c2ba", "#c3d0c6"],
    sun: "#e6ecdf",
    haze: "#93aaa8",
    hazeStrength: 0.66,
    tint: "#6f8f92",
    tintStrength: 0.14,
    lightness: 0.95,
    chroma: 0.86,
    cloud: "#5f7f86",
    cloudShade: "#4a6a73",
    mist: "#b9cac4",
    volcano: ["#37575f", "#46666c", "#58787b"],
    farVolcano: ["#58787b", "#6b8988", "#7f9a97"],
  },
  night: {
    sky: ["#0d1233", "#10173d", "#141d49", "#192456", "#1f2d64", "#283a74", "#344a85", "#435c95"],
    sun: "#f6ecc4",
    haze: "#2d3f78",
    hazeStrength: 0.6,
    tint: "#1b2a6e",
    tintStrength: 0.4,
    lightness: 0.7,
    chroma: 0.8,
    cloud: "#2b3b78",
    cloudShade: "#212f66",
    mist: "#3a4e8c",
    volcano: ["#141a42", "#1b2350", "#25305f"],
    farVolcano: ["#222c5c", "#2a366a", "#354377"],
  },
};

/** The light of a time of day with the function that applies it. */
export interface Palette extends Light {
  readonly time: TimeOfDay;
  /**
   * Applies the light to a colour. `depth` is the distance for the haze, 0 (near) to 0.66 (far). `glowing`
   * objects (lit windows, lamps) keep their own colour.
   */
  tone(colour: Colour, depth?: number, glowing?: boolean): string;
}

/** Hex value of a colour. */
export function pigment(colour: Colour): string {
  return colour in COLOURS ? COLOURS[colour as ColourName] : colour;
}

/** Creates the palette of a time of day; lit colours are cached. */
export function makePalette(time: TimeOfDay): Palette {
  const light = TIMES[time];
  const mixed = new Map<string, string>();
  const tone = (colour: Colour, depth = 0, glowing = false): string => {
    const base = pigment(colour);
    if (glowing) return base;
    // Skin loses only a third of the lightness that other colours lose: light changes its hue more.
    const keeps = colour.startsWith("skin") ? 1 - (1 - light.lightness) / 3 : light.lightness;
    const tint = colour.startsWith("skin") ? light.tintStrength / 2 : light.tintStrength;
    const key = base + depth.toFixed(2);
    const known = mixed.get(key);
    if (known) return known;
    const [L, a, b] = toLab(base);
    const lit = fromLab([clamp(L * keeps, 0, 1), a * light.chroma, b * light.chroma]);
    const tinted = mix(lit, light.tint, tint);
    const seen = depth > 0 ? mix(tinted, light.haze, depth * light.hazeStrength) : tinted;
    mixed.set(key, seen);
    return seen;
  };
  return { time, ...light, tone };
}
