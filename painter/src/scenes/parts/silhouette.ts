import { group } from "../../canvas/svg.ts";

/** Recolours a drawing with one colour. */
export const silhouette = (svg: string, colour: string): string =>
  svg
    .replace(/fill="(?!none)[^"]*"/g, `fill="${colour}"`)
    .replace(/stroke="(?!none)[^"]*"/g, `stroke="${colour}"`);

/** Overlays a drawing with its own silhouette (shade, haze); `share` is the opacity. */
export const veiled = (svg: string, colour: string, share: number): string =>
  svg + group(silhouette(svg, colour), `opacity="${share}"`);
