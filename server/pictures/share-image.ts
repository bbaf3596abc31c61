import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { shareHeight, shareWidth } from "#reader/picture-manifest.ts";
import { projectRoot } from "#reader/project-root.ts";

const markSize = 104;
const markMargin = 36;
/** Narrower pictures would lose people's heads: they are shown whole before a blurred copy. */
const minRatio = 1.3;
/** Wider pictures lose so little that they are cut at the center. */
const nearlyInShape = 1.55;

/** Cuts or fits a picture to the size of a share image. */
async function fit(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  const ratio = info.width / info.height;
  const position = ratio < nearlyInShape ? "attention" : "centre";
  const filled = sharp(data).resize(shareWidth, shareHeight, { fit: "cover", position });
  if (ratio >= minRatio) return filled;
  const whole = await sharp(data).resize(null, shareHeight).toBuffer();
  const dim = filled.blur(28).modulate({ brightness: 0.8 });
  return dim.composite([{ input: whole }]);
}

/** @returns a JPEG for previews of links: the picture with our mark in a corner */
export async function shareImage(picture: Sharp): Promise<Buffer> {
  const mark = sharp(join(projectRoot, "public/favicon.svg"), { density: 300 });
  const input = await mark.resize(markSize).png().toBuffer();
  const top = shareHeight - markMargin - markSize;
  return sharp(await (await fit(picture)).png().toBuffer())
    .flatten({ background: "#fff8ea" })
    .composite([{ input, left: markMargin, top }])
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
}
