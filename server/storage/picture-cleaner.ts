import sharp from "sharp";
import type { PictureCleaner } from "#domain/submissions/picture-cleaner.ts";

const accepted = new Set(["jpeg", "png", "webp", "heif", "avif"]);
// A phone's largest panorama has less; a picture made to fill the memory has more.
const mostPixels = 80_000_000;
const longestEdge = 2400;

// One picture at a time, and nothing kept in between: the server draws few and must stay small.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Looks at what a file holds, whatever its name says, and draws it anew: turned upright, at most
 * 2400 px, as WebP. Place, camera, hidden text and anything appended are gone.
 */
export const pictureCleaner: PictureCleaner = {
  async clean(file) {
    const image = sharp(await file.arrayBuffer(), {
      limitInputPixels: mostPixels,
      failOn: "error",
    });
    try {
      const { format, pages } = await image.metadata();
      if (!accepted.has(format) || (pages ?? 1) > 1) return null;
      const { data, info } = await image
        .rotate()
        .resize({
          width: longestEdge,
          height: longestEdge,
          fit: "inside",
          withoutEnlargement: true,
        })
        .webp({ quality: 82 })
        .timeout({ seconds: 20 })
        .toBuffer({ resolveWithObject: true });
      return { type: "image/webp", width: info.width, height: info.height, bytes: data };
    } catch {
      // sharp refuses what it cannot read as a picture: the visitor is told so beside the field.
      return null;
    }
  },
};
