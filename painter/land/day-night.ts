import type { Canvas } from "../canvas.ts";

/** What shows at night only: stars, lit windows. In a themable picture the style sheet decides. */
export function nightOnly(canvas: Canvas, inner: string): string {
  if (canvas.themable) return `<g style="opacity:var(--night,0)">${inner}</g>`;
  return canvas.night ? inner : "";
}

/** What shows by day only: people at work go home at night (design 11.5). */
export function dayOnly(canvas: Canvas, inner: string): string {
  if (canvas.themable) return `<g style="opacity:var(--day,1)">${inner}</g>`;
  return canvas.night ? "" : inner;
}
