/**
 * Turns the picture slots of content/scenes/ into the files of the site: .cache/pictures/, with a
 * manifest. `node bin/draw.ts [--only <slot>] [--force]`; the build does it by itself.
 */
import { parseArgs } from "node:util";
import { drawPictures } from "./site-build/draw-pictures.ts";
import { tellFaults } from "./draw/tell-faults.ts";

const { values } = parseArgs({
  options: { only: { type: "string" }, force: { type: "boolean" } },
});
await tellFaults(() => drawPictures(values));
