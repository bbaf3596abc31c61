/**
 * Controls that answer before the application has loaded, by delegation on the document: none waits for it, and none
 * needs to be told when it arrives. One file that all pages share; keep-events.ts asks for it.
 */
import "./controls/theme-switch.ts";
import "./controls/header.ts";
import "./controls/language-switch.ts";
import "./controls/banner.ts";
import "./controls/dropdowns.ts";
import "./controls/dialogs.ts";
import "./controls/forms.ts";
import "./controls/drafts.ts";
import "./controls/marquees.ts";
import "./controls/offline-links.ts";
import "./controls/other-amount.ts";
import "./controls/reveal.ts";
import "./controls/ticks.ts";
import "./controls/videos.ts";
import { tellOfKeptEvents } from "./controls/listen.ts";
import { startApplication } from "./start-application.ts";

startApplication();
tellOfKeptEvents();
