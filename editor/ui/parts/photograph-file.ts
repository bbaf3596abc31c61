import type { Choices } from "../../choices.ts";
import { cutOf, type Use } from "#reader/schema/picture-uses.ts";

/** The shape of a place for pictures, and how wide its widest file is in pixels. */
export type Shape = { readonly ratio: number; readonly width: number };

/** A photograph as the browser reads it, on any phone's format that it knows. */
export type Photograph = {
  readonly key: string;
  readonly image: HTMLImageElement;
  readonly day: string;
  /** The drawing whose place it takes; empty for a place of its own. */
  readonly slot: string;
  /** The place of the part that is kept, each from 0 to 1. */
  readonly x: number;
  readonly y: number;
};

/** Cut to its shape and as large as pages show it: a phone sends a tenth of what its camera wrote. */
export function cutTo({ ratio, width }: Shape, { image, x, y }: Photograph): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image;
  const kept = Math.min(naturalWidth, naturalHeight * ratio);
  const canvas = new OffscreenCanvas(Math.min(kept, width), Math.min(kept, width) / ratio);
  const context = canvas.getContext("2d")!;
  context.imageSmoothingQuality = "high";
  const [left, top] = [(naturalWidth - kept) * x, (naturalHeight - kept / ratio) * y];
  context.drawImage(image, left, top, kept, kept / ratio, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
}

const headBytes = 131_072;

/** The day that the camera wrote, else that of the file. */
async function dayOf(file: File): Promise<string> {
  const head = new TextDecoder("latin1").decode(await file.slice(0, headBytes).arrayBuffer());
  const [, year, month, day] = /(\d{4}):(\d\d):(\d\d) \d\d:\d\d:\d\d/.exec(head) ?? [];
  return year ? `${year}-${month}-${day}` : new Date(file.lastModified).toISOString().slice(0, 10);
}

export async function read(file: File, at: number): Promise<Photograph> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode();
  return { key: `photograph${at}`, image, day: await dayOf(file), slot: "", x: 0.5, y: 0.4 };
}

export function shapeOf(use: string): Shape {
  const { ratio, widths } = cutOf(use as Use);
  return { ratio, width: widths.at(-1)! };
}
const mostPlaces = 40;

/** Drawings that wait for a photograph, the nearest in shape first. */
export function placesFor({ image }: Photograph, { picture }: Choices, taken: ReadonlySet<string>) {
  const own = Math.log(image.naturalWidth / image.naturalHeight);
  const far = (of: string) => Math.abs(Math.log(shapeOf(of).ratio) - own);
  return picture
    .filter(({ name, isPhotograph }) => !isPhotograph && !taken.has(name))
    .toSorted((one, other) => far(one.use!) - far(other.use!))
    .slice(0, mostPlaces);
}
