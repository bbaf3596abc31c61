import type { Canvas } from "../canvas/canvas.ts";

/** What shows at night only: stars, lit windows. */
export const nightOnly = (canvas: Canvas, inner: string): string => (canvas.night ? inner : "");

/** What shows by day only: people at work go home at night (design 11.5). */
export const dayOnly = (canvas: Canvas, inner: string): string => (canvas.night ? "" : inner);
