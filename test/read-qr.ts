import jsQR from "jsqr";
import sharp from "sharp";

/** Reads a drawing of a QR code as a telephone does; null when it has no readable one. */
export async function readQr(svg: string): Promise<string | null> {
  const picture = sharp(Buffer.from(svg)).resize(400).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
