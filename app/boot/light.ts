/* Inlined in light pages with a form (document.server.ts). */
import "./controls/forms.ts";
import "./controls/language-switch.ts";
