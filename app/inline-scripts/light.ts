/** What the light version does, on pages that have something to do: see app/document.server.ts. */
import { startEvents } from "./events.ts";
import { startForms } from "./forms.ts";

startEvents();
startForms();
