import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { shareHeight, shareWidth } from "#reader/picture-manifest.ts";
import { projectRoot } from "#reader/project-root.ts";

const markSize = 104;
const markMargin = 36;
/** A picture that is narrower would lose its heads: it stands whole before itself, blurred. */
const leastRatio = 1.3;
/** A picture that is wider loses so little that nothing need be sought in it. */
const nearlyInShape = 1.55;

/** A picture in the shape of a share image. */
async function inShape(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  const ratio = info.width / info.height;
  const position = ratio < nearlyInShape ? "attention" : "centre";
  const filled = sharp(data).resize(shareWidth, shareHeight, { fit: "cover", position });
  if (ratio >= leastRatio) return filled;
  const whole = await sharp(data).resize(null, shareHeight).toBuffer();
  return filled.blur(28).modulate({ brightness: 0.8 }).composite([{ input: whole }]);
}

export async function shareImage(picture: Sharp): Promise<Buffer> {
  const mark = sharp(join(projectRoot, "public/favicon.svg"), { density: 300 });
  const input = await mark.resize(markSize).png().toBuffer();
  const top = shareHeight - markMargin - markSize;
  return sharp(await (await inShape(picture)).png().toBuffer())
    .flatten({ background: "#fff8ea" })
    .composite([{ input, left: markMargin, top }])
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
}
