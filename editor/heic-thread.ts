import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import sharp from "sharp";

/** A thread that decodes a HEIC file, an iPhone's photograph, and posts it as JPEG; null when the decoder refuses it. */

type HeifImage = {
  get_width(): number;
  get_height(): number;
  /** Calls back with null when decoding fails. */
  display(into: object, done: (image: object | null) => void): void;
};
type Libheif = { HeifDecoder: new () => { decode(file: Uint8Array): readonly HeifImage[] } };

const { bytes, mostPixels } = workerData as { bytes: Uint8Array; mostPixels: number };

async function toJpeg(image: HeifImage | undefined): Promise<Uint8Array | null> {
  const [width, height] = [image?.get_width() ?? 0, image?.get_height() ?? 0];
  if (!image || width * height > mostPixels) return null;
  const data = new Uint8ClampedArray(width * height * 4);
  const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  const raw = { width, height, channels: 4 } as const;
  return shown ? sharp(data, { raw }).jpeg({ quality: 95 }).toBuffer() : null;
}

const libheif = createRequire(import.meta.url)("libheif-js/wasm-bundle.js") as Libheif;
const [image] = new libheif.HeifDecoder().decode(bytes);
parentPort!.postMessage(await toJpeg(image));
