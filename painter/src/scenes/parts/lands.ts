/**
 * What lies behind a scene in the open instead of the valley with its volcano: a description names one
 * of these lands, and `backdrop` lays it. Each fills the sheet; the scene's ground covers its foot.
 */
import type { Canvas, LandName } from "../../canvas/canvas.ts";
import { grove } from "./closed-lands.ts";
import { fog, hillside, kites } from "./open-lands.ts";
import type { Stage } from "./stage.ts";

export const LANDS: Readonly<Record<LandName, (canvas: Canvas, stage: Stage) => string>> = {
  hillside,
  fog,
  kites,
  grove,
};
