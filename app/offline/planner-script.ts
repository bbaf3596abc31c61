import { startPlanner } from "./planner.ts";

/** Inlined into the light pages with a planner (app/document.server.ts). */
startPlanner();
