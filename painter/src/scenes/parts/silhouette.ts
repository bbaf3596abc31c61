/** What stands before the light. */
import { group } from "../../canvas/svg.ts";

/** Everything in one colour. */
export const silhouette = (svg: string, colour: string): string =>
  svg
    .replace(/fill="(?!none)[^"]*"/g, `fill="${colour}"`)
    .replace(/stroke="(?!none)[^"]*"/g, `stroke="${colour}"`);

/** A drawing with a veil of its own shape over it: in shade, or behind something. `share` is how dense it is. */
export const veiled = (svg: string, colour: string, share: number): string =>
  svg + group(silhouette(svg, colour), `opacity="${share}"`);
