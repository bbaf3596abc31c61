/* Inlined in light pages with a form or tick boxes (document.server.ts). */
import "./controls/forms.ts";
import "./controls/language-switch.ts";
import "./controls/ticks.ts";
