/** Stands in the full pages with boxes to tick: a tick made before any file of script has come is kept, too. */
import { startTicks } from "./controls/ticks.ts";

startTicks();
