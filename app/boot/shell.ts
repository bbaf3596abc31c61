/**
 * Controls that work without the application, by event delegation on the document: hydration changes nothing for
 * them. All pages share this file; head.ts loads it.
 */
import "./controls/accordions.ts";
import "./controls/theme-switch.ts";
import "./controls/header.ts";
import "./controls/language-switch.ts";
import "./controls/dropdowns.ts";
import "./controls/dialogs.ts";
import "./controls/forms.ts";
import "./controls/form-drafts.ts";
import "./controls/marquees.ts";
import "./controls/offline-links.ts";
import "./controls/other-amount.ts";
import "./controls/reveal.ts";
import "./controls/ticks.ts";
import "./controls/videos.ts";
import { startApplication } from "./start-application.ts";

startApplication();
delete window.keptEvents;
