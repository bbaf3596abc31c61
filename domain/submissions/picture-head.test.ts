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

test.each(Object.entries(formats))(
  "the size of %s is read without decoding",
  async (_name, draw) => {
    const bytes = await draw(plain.clone()).toBuffer();
    expect(judgeHead(bytes, 9 * 7)).toBeNull();
    expect(judgeHead(bytes, 9 * 7 - 1)).toBe("file_too_many_pixels");
    // Cut off at any byte.
    for (let length = 0; length < bytes.length; length += 1)
      expect([null, "file_not_picture"]).toContain(judgeHead(bytes.subarray(0, length)));
  },
);

test.each<[string, (all: Sharp) => Sharp]>([
  ["of 16 bits", (all) => all.toColourspace("rgb16").png()],
  ["interlaced", (all) => all.png({ progressive: true })],
])("a PNG that is %s is refused", async (_how, draw) => {
  expect(judgeHead(await draw(plain.clone()).toBuffer())).toBe("file_png");
});

test("the iPhone's own format has a fault of its own", () => {
  expect(judgeHead(Buffer.from("\0\0\0\x18ftypheic\0"))).toBe("file_heic");
});
