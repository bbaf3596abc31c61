/** What of the shell cannot wait for the paint, on pages with boxes that stay ticked; in the light version all of it. */
import { startTicks } from "./ticks.ts";

startTicks();
