/** Stands in the light pages that have a form or boxes to tick (document.server.ts). */
import { startForms } from "./controls/forms.ts";
import { startTicks } from "./controls/ticks.ts";

startForms();
startTicks();
