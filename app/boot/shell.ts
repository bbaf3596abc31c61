/**
 * Controls that answer before the application has loaded, by delegation on the document: none waits for it, and none
 * needs to be told when it arrives. One file that all pages share; keep-events.ts asks for it.
 */
import { startBanner } from "./controls/banner.ts";
import { startDialogs } from "./controls/dialogs.ts";
import { startDropdowns } from "./controls/dropdowns.ts";
import { startDrafts } from "./controls/drafts.ts";
import { startForms } from "./controls/forms.ts";
import { startHeader } from "./controls/header.ts";
import { startLanguageSwitch } from "./controls/language-switch.ts";
import { tellOfKeptEvents } from "./controls/listen.ts";
import { startMarquees } from "./controls/marquees.ts";
import { startOfflineLinks } from "./controls/offline-links.ts";
import { startOtherAmount } from "./controls/other-amount.ts";
import { startReveal } from "./controls/reveal.ts";
import { startThemeSwitch } from "./controls/theme-switch.ts";
import { startTicks } from "./controls/ticks.ts";
import { startVideos } from "./controls/videos.ts";
import { startApplication } from "./start-application.ts";

startThemeSwitch();
startHeader();
startLanguageSwitch();
startBanner();
startDropdowns();
startDialogs();
startForms();
startDrafts();
startMarquees();
startOfflineLinks();
startOtherAmount();
startReveal();
startTicks();
startVideos();
startApplication();
tellOfKeptEvents();
