import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import sharp from "sharp";

/** A thread that decodes a HEIC file, an iPhone's photograph, and posts it as JPEG: takes seconds and 200 MB. */

type HeifImage = {
  get_width(): number;
  get_height(): number;
  display(into: object, done: (image: object | null) => void): void;
};
type Libheif = { HeifDecoder: new () => { decode(file: Uint8Array): readonly HeifImage[] } };

const libheif = createRequire(import.meta.url)("libheif-js/wasm-bundle.js") as Libheif;
const [image] = new libheif.HeifDecoder().decode(workerData as Uint8Array);
if (!image) throw new Error("no HEIC file");
const [width, height] = [image.get_width(), image.get_height()];
const data = new Uint8ClampedArray(width * height * 4);
await new Promise((resolve) => image.display({ data, width, height }, resolve));
const raw = { width, height, channels: 4 } as const;
parentPort!.postMessage(await sharp(data, { raw }).jpeg({ quality: 95 }).toBuffer());
