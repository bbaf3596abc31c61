/* Stands in the light pages that have a form or boxes to tick (document.server.ts). */
import "./controls/forms.ts";
import "./controls/ticks.ts";
