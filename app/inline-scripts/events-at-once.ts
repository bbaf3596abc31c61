/** What of the shell cannot wait for the paint, on pages that list events: one that is over takes less room. */
import { startEvents } from "./events.ts";

startEvents();
