import { readFileSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { readYaml } from "#reader/read-yaml.ts";
import { type Lab, lab, rgbToHex } from "#painter/colour.ts";
import { paint } from "#painter/paint.ts";
import type { SceneName } from "#painter/scenes/all.ts";
import { SCENE_SUBJECTS, subjectsNamed } from "#painter/scene-subjects.ts";
import { readSlots } from "../draw.ts";
import { encode } from "./encode.ts";
import { inParallel } from "./in-parallel.ts";
import { USES } from "./uses.ts";

const slots = await readSlots();
const paintings = new Map<string, string>();
beforeAll(() => {
  for (const { name, description } of slots) paintings.set(name, paint(description));
}, 60_000);

/** The scene of a slot; null for what is not a scene, and for still lifes, whose objects are chosen. */
function sceneOf(name: string): SceneName | null {
  const { description } = slots.find((slot) => slot.name === name)!;
  if (description.draw !== "scene" || description.scene === "still") return null;
  return description.scene;
}

/** Subjects that words name and the picture of a slot does not show. */
function missing(name: string, words: string[]): string[] {
  const scene = sceneOf(name);
  if (!scene) return [];
  return subjectsNamed(words.join(" | ")).filter(
    (subject) => !SCENE_SUBJECTS[scene].includes(subject),
  );
}

// Comparisons, and what is yet to come: named and not there.
const FIGURES_OF_SPEECH = ["gallery-063 stairs", "gallery-068 rain", "gallery-080 maize"];

type Photo = { caption: { en: string; es: string }; picture: string };
function galleryCaptions(): Photo[] {
  const file = "content/lists/photos.yaml";
  const yaml = readYaml(file, readFileSync(file, "utf8"));
  return "value" in yaml ? (yaml.value as Photo[]) : [];
}

describe("what is said of a picture is seen in it", () => {
  test("in its alternative text and its tags, in both languages", () => {
    const astray = slots.flatMap(({ name, alt, caption, tags }) => {
      const said = [alt.en, alt.es, caption?.en ?? "", caption?.es ?? "", ...tags];
      return missing(name, said).map((subject) => `${name}: no ${subject} in its scene`);
    });
    expect(astray).toEqual([]);
  });

  test("in the captions of the gallery", () => {
    const photos = galleryCaptions();
    expect(photos.length).toBeGreaterThanOrEqual(90);
    const astray = photos.flatMap(({ picture, caption }) =>
      missing(picture, [caption.en, caption.es]).map((subject) => `${picture} ${subject}`),
    );
    expect(astray.filter((each) => !FIGURES_OF_SPEECH.includes(each))).toEqual([]);
  });
});

describe("no picture of the site is a second one", () => {
  test("not by a single byte: every painting is its own", () => {
    const seen = new Map<string, string>();
    const twins = [...paintings].flatMap(([name, svg]) => {
      const first = seen.get(svg);
      seen.set(svg, name);
      return first ? [`${name} is ${first}`] : [];
    });
    expect(twins).toEqual([]);
  });

  test("and every painting comes out the same when it is painted again", () => {
    for (const { name, description } of slots.filter((_, i) => i % 12 === 0))
      expect(paint(description) === paintings.get(name), name).toBe(true);
  });

  // The land that closes a page is the same valley on each of them, once per page; day and night,
  // wide and tall are one picture in two lights and three cuts.
  const alone = slots.filter(
    ({ description }) => description.draw === "scene" && description.scene !== "closing",
  );
  /** Mean distance of colours in OKLab; pictures that differ only in their chance come out below 0.02. */
  const ALIKE = 0.05;
  const [WIDTH, HEIGHT] = [18, 12];

  /** A picture as small as the eye takes it in at a glance. */
  async function glance(svg: string): Promise<Lab[]> {
    const pixels = await sharp(Buffer.from(svg), { density: 18 })
      .removeAlpha()
      .resize(WIDTH, HEIGHT, { fit: "fill" })
      .raw()
      .toBuffer();
    return Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
      lab(rgbToHex([pixels[i * 3]! / 255, pixels[i * 3 + 1]! / 255, pixels[i * 3 + 2]! / 255])),
    );
  }

  const difference = (one: Lab[], other: Lab[]): number =>
    one.reduce((sum, [l, a, b], i) => {
      const [ol, oa, ob] = other[i]!;
      return sum + Math.hypot(l - ol, a - oa, b - ob);
    }, 0) / one.length;

  test("nor at a glance", { timeout: 120_000 }, async () => {
    const glances = new Map<string, Lab[]>();
    await inParallel(alone, async ({ name }) => {
      glances.set(name, await glance(paintings.get(name)!));
    });
    const all = [...glances].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const alike = all.flatMap(([one, mine], i) =>
      all
        .slice(i + 1)
        .filter(([, theirs]) => difference(mine, theirs) < ALIKE)
        .map(([other]) => `${one} looks like ${other}`),
    );
    expect(alike).toEqual([]);
  });
});

test("a picture 640 pixels wide asks for 25 kB or less, by the median of a sample, and for 70 at most", async () => {
  const sample = slots.filter(({ use }, i) => i % 10 === 0 && USES[use].cut !== undefined);
  const sizes: number[] = [];
  await inParallel(sample, async ({ name, use }) => {
    const source = { bytes: Buffer.from(paintings.get(name)!), photograph: false };
    const { files } = await encode(source, { ...USES[use], widths: [640] });
    sizes.push(files.find(({ format }) => format === "avif")!.bytes.length);
  });
  const sorted = sizes.toSorted((one, other) => one - other);
  expect(sorted.length).toBeGreaterThan(25);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(25_000);
  expect(sorted.at(-1)).toBeLessThanOrEqual(70_000);
}, 120_000);
