/* Inlined in light pages with a form, and in those that say that it was sent (document.server.ts). */
import "./controls/forms.ts";
import "./controls/language-switch.ts";
import "./controls/form-drafts.ts";
