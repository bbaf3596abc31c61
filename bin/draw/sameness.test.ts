import pMap from "p-map";
import sharp from "sharp";
import { paint, PICTURES_AT_ONCE } from "@long-way-home/painter";
import { describe, expect, test } from "vitest";
import { readSlots } from "../site-build/draw-pictures.ts";

const slots = await readSlots();

/** The slots of every template of a scene. */
const templates = new Map<string, string[]>();
for (const { name, description } of slots)
  if (description.draw === "scene")
    templates.set(description.scene, [...(templates.get(description.scene) ?? []), name]);

/** How often a visitor may meet one stage. */
const OFTEN = 3;
/** The valley that closes a page is one picture on each; four places speak of the march. */
const OFTENER: Readonly<Record<string, number>> = { still: 8, closing: 6, march: 4 };

describe("a visitor does not meet the same stage at every turn", () => {
  test("no template stands more than three times on the site", () => {
    const tooOften = [...templates]
      .filter(([template, names]) => names.length > (OFTENER[template] ?? OFTEN))
      .map(([template, names]) => `${template}: ${names.join(", ")}`);
    expect(tooOften).toEqual([]);
  });

  test("nor twice on one page", () => {
    // The gallery and the lists of builds, posts and films are walked through, not seen at once.
    const listed = /^(gallery|project|blog|media-video|video|grade|affiliate|internship|course)-/;
    const page = (name: string): string => /^[a-z]+/.exec(name)![0];
    const twice = [...templates].flatMap(([template, names]) => {
      if (template === "closing") return [];
      const pages = names.filter((name) => !listed.test(name)).map(page);
      return pages
        .filter((one, i) => pages.indexOf(one) !== i)
        .map((one) => `${template} twice on ${one}`);
    });
    expect(twice).toEqual([]);
  });
});

test("no scene has an unpainted spot", { timeout: 120_000 }, async () => {
  const one = [...templates.values()].map(([name]) => slots.find((slot) => slot.name === name)!);
  const holes = await pMap(
    one,
    async ({ name, description }) => {
      const image = sharp(Buffer.from(paint(description)), { density: 24 }).ensureAlpha();
      const { data, info } = await image
        .extractChannel("alpha")
        .raw()
        .toBuffer({ resolveWithObject: true });
      // The outermost pixels are mixed with what is beside the picture.
      const inside = data.filter((_, i) => {
        const [x, y] = [i % info.width, Math.floor(i / info.width)];
        return x > 1 && y > 1 && x < info.width - 2 && y < info.height - 2;
      });
      return inside.some((alpha) => alpha < 250) ? [name] : [];
    },
    { concurrency: PICTURES_AT_ONCE },
  );
  expect(holes.flat()).toEqual([]);
});
