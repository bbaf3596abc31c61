import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { judgeHead } from "./picture-head.ts";

const plain = sharp({ create: { width: 9, height: 7, channels: 3, background: "#c83" } });
const formats: Record<string, (all: Sharp) => Sharp> = {
  "a JPEG": (all) => all.jpeg(),
  "a progressive JPEG": (all) =>
    all.jpeg({ progressive: true }).withExif({ IFD0: { Artist: "A" } }),
  "a PNG": (all) => all.png(),
  "a WebP": (all) => all.webp(),
  "a lossless WebP": (all) => all.webp({ lossless: true }),
  "a see-through WebP": (all) => all.ensureAlpha(0.5).webp(),
  "an AVIF": (all) => all.avif({ effort: 0 }),
};

test.each(Object.entries(formats))("the size of %s is read undecoded", async (_name, draw) => {
  const file = new Blob([Uint8Array.from(await draw(plain.clone()).toBuffer())]);
  expect(await judgeHead(file, 9 * 7)).toBeNull();
  expect(await judgeHead(file, 9 * 7 - 1)).toBe("file_too_many_pixels");
  // Cut off at any byte.
  for (let length = 0; length < file.size; length += 1)
    expect([null, "file_not_picture"]).toContain(await judgeHead(file.slice(0, length)));
});

test.each<[string, (all: Sharp) => Sharp]>([
  ["of 16 bits", (all) => all.toColourspace("rgb16").png()],
  ["interlaced", (all) => all.png({ progressive: true })],
])("a PNG that is %s is refused", async (_how, draw) => {
  const file = new Blob([Uint8Array.from(await draw(plain.clone()).toBuffer())]);
  expect(await judgeHead(file)).toBe("file_png");
});

test("the iPhone's own format has a fault of its own", async () => {
  expect(await judgeHead(new Blob(["\0\0\0\x18ftypheic\0"]))).toBe("file_heic");
});

test("a JPEG is judged up to its size, even behind a megabyte of metadata", async () => {
  const segment = Uint8Array.from({ length: 65_537 }, (_, at) => [255, 225, 255, 255][at] ?? 0);
  const file = new Blob([new Uint8Array([255, 216]), ...Array(20).fill(segment)]);
  expect(await judgeHead(file)).toBeNull();
  const broken = new Blob([new Uint8Array([255, 216, 255, 0]), new Uint8Array(2 ** 21)]);
  expect(await judgeHead(broken)).toBe("file_not_picture");
});
