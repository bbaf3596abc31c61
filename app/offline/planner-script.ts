import { startPlanner } from "./planner.ts";

/** Inlined into the light pages with a planner (app/boot/document.server.ts). */
startPlanner();
