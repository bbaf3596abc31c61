import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { type BandName, BANDS } from "../cloth/patterns.ts";
import type { PictureDescription } from "../painting/description.ts";
import { HAIRS, HATS } from "../description/portrait.ts";
import { paintPixels } from "../drawing/paint-pixels.ts";
import { imageOf } from "../drawing/rasterise.ts";
import { HERO_FRAMES, type HeroLayout } from "../hero/frame.ts";
import { PARTNER_MARKS } from "../kinds/partner-mark.ts";
import { type PlanName, PLANS } from "../kinds/plan.ts";
import { OBJECT_NAMES } from "../objects/all.ts";
import { SCENE_NAMES, timesFor } from "../scenes/all.ts";

/** One picture of a sheet, under its name. */
type Cell = { name: string; picture: PictureDescription };

type Sheet = {
  file: string;
  cells: Cell[];
  columns: number;
  /** Room for one picture, in pixels. */
  width: number;
  height: number;
};

const GAP = 12;
const LABEL = 22;
const PAPER = "#f4ede0";
const INK = "#2b2430";
const SCENES_ON_A_SHEET = 20;

/** Every scene in its best light and in another one it may stand in. */
function sceneCells(): Cell[] {
  return SCENE_NAMES.flatMap((scene) => {
    const [best, ...others] = timesFor(scene);
    const other = others.find((time) => time !== best);
    const times = [best!, other ?? best!];
    return times.map((time, i) => {
      // A scene with one light shows its chance instead: another seed.
      const seed = i === 1 && !other ? "another" : scene;
      const name = `${scene} · ${seed === scene ? time : seed}`;
      return { name, picture: { draw: "scene", scene, time, seed, ratio: "3:2" } as const };
    });
  });
}

function portraitCells(): Cell[] {
  const trades = OBJECT_NAMES.slice(0, 6).map((object, index) => ({
    name: `trade ${index} · ${object}`,
    picture: { draw: "portrait", portrait: { kind: "trade", index, objects: [object] } } as const,
  }));
  const profiles = HAIRS.map((hair, index) => ({
    name: `profile · ${hair}`,
    picture: { draw: "portrait", portrait: { kind: "profile", index, hair } } as const,
  }));
  const hats = HATS.map((hat, i) => ({
    name: `profile · ${hat}`,
    picture: { draw: "portrait", portrait: { kind: "profile", index: i + 6, hat } } as const,
  }));
  return [...trades, ...profiles, ...hats];
}

const bandCells = (): Cell[] =>
  (Object.keys(BANDS) as BandName[]).map((band) => ({
    name: band,
    picture: { draw: "band", band, pixels: 4 },
  }));

const planCells = (): Cell[] =>
  (Object.keys(PLANS) as PlanName[]).map((plan) => ({
    name: plan,
    picture: { draw: "plan", plan },
  }));

const heroCells = (): Cell[] =>
  (Object.keys(HERO_FRAMES) as HeroLayout[]).flatMap((layout) =>
    (["dawn", "night"] as const).map((time) => ({
      name: `${layout} · ${time}`,
      picture: { draw: "hero", layout, time },
    })),
  );

const markCells = (): Cell[] => [
  { name: "mark", picture: { draw: "mark", form: "plain", ink: INK } },
  { name: "favicon", picture: { draw: "mark", form: "favicon" } },
  ...Array.from({ length: PARTNER_MARKS }, (_, index) => ({
    name: `partner ${index}`,
    picture: { draw: "partner-mark", index, ink: INK, ground: PAPER } as const,
  })),
];

function sheets(): Sheet[] {
  const scenes = sceneCells();
  const perSheet = SCENES_ON_A_SHEET * 2;
  const pages = Array.from({ length: Math.ceil(scenes.length / perSheet) }, (_, page) => ({
    file: `painter-scenes-${page + 1}`,
    cells: scenes.slice(page * perSheet, (page + 1) * perSheet),
    columns: 6,
    width: 300,
    height: 200,
  }));
  const objects = OBJECT_NAMES.map((object) => ({
    name: object,
    picture: { draw: "object", object } as const,
  }));
  return [
    ...pages,
    { file: "painter-objects", cells: objects, columns: 8, width: 160, height: 160 },
    { file: "painter-portraits", cells: portraitCells(), columns: 6, width: 240, height: 300 },
    { file: "painter-bands", cells: bandCells(), columns: 4, width: 300, height: 120 },
    { file: "painter-plans", cells: planCells(), columns: 3, width: 480, height: 330 },
    { file: "painter-heroes", cells: heroCells(), columns: 6, width: 300, height: 400 },
    { file: "painter-marks", cells: markCells(), columns: 7, width: 120, height: 120 },
  ];
}

/** Drawn larger than shown, as the files of a site are. */
const ENLARGED = 2;

/** A picture as large as the room allows. */
async function fitted(picture: PictureDescription, width: number, height: number): Promise<Buffer> {
  return imageOf(await paintPixels(picture, width * ENLARGED))
    .resize(width, height, { fit: "contain", background: PAPER })
    .png()
    .toBuffer();
}

async function writeSheet(
  { file, cells, columns, width, height }: Sheet,
  folder: string,
): Promise<void> {
  const place = (i: number) => ({
    left: GAP + (i % columns) * (width + GAP),
    top: GAP + Math.floor(i / columns) * (height + LABEL + GAP),
  });
  const names = cells.map(({ name }, i) => {
    const { left, top } = place(i);
    return `<text x="${left}" y="${top + height + LABEL - 7}">${name}</text>`;
  });
  const size = {
    width: GAP + columns * (width + GAP),
    height: GAP + Math.ceil(cells.length / columns) * (height + LABEL + GAP),
  };
  const ground =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ` +
    `font-family="sans-serif" font-size="13" fill="${INK}">` +
    `<rect width="100%" height="100%" fill="${PAPER}"/>${names.join("")}</svg>`;
  const pictures = [];
  for (const [i, { picture }] of cells.entries())
    pictures.push({ input: await fitted(picture, width, height), ...place(i) });
  await sharp(Buffer.from(ground)).composite(pictures).png().toFile(`${folder}/${file}.png`);
}

/**
 * Contact sheets of all the painter can paint, `<folder>/painter-*.png`, for people to look at.
 * @param onSheet told of every sheet
 */
export async function writeContactSheets(
  folder: string,
  onSheet: (file: string, pictures: number) => void,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const sheet of sheets()) {
    await writeSheet(sheet, folder);
    onSheet(`${folder}/${sheet.file}.png`, sheet.cells.length);
  }
}
