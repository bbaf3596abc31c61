import jsQR from "jsqr";
import sharp from "sharp";

/** What a telephone reads in a drawing of a QR code; null when there is none that can be read. */
export async function readQr(svg: string): Promise<string | null> {
  const picture = sharp(Buffer.from(svg)).resize(400).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
