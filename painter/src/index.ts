/** Public API of the painter: descriptions in, pictures and a manifest out. See README.md. */
export { paint } from "./painting/paint.ts";
export { paintPixels } from "./drawing/paint-pixels.ts";
export { SCENE_NAMES, type SceneName } from "./scenes/all.ts";
export { pictureDescription, type PictureDescription, type Ratio } from "./painting/description.ts";
export {
  drawPictures,
  PICTURES_AT_ONCE,
  type DrawPicturesOptions,
} from "./drawing/draw-pictures.ts";
export {
  placeholders,
  type DrawnPicture,
  type PictureManifest,
  type Placeholder,
} from "./drawing/manifest.ts";
export { fileName, fileNames } from "./drawing/picture-files.ts";
export { fallbackWidth, type Cut, type Slot } from "./drawing/slot.ts";
