/**
 * What the shell does before the application has loaded, by delegation on the document, so that no
 * control waits for it and none needs to be told when it arrives. A file of its own, which start.ts asks for once
 * the page has painted.
 */
import { startBanner } from "./banner.ts";
import { startBoot } from "./boot.ts";
import { startDialogs } from "./dialogs.ts";
import { startDropdowns } from "./dropdowns.ts";
import { startEvents } from "./events.ts";
import { startForms } from "./forms.ts";
import { startHeader } from "./header.ts";
import { startLightAddress } from "./light-address.ts";
import { tellOfKeptEvents } from "./listen.ts";
import { startLanguageSwitch } from "./language-switch.ts";
import { startMarquees } from "./marquees.ts";
import { startOfflineLinks } from "./offline-links.ts";
import { startOtherAmount } from "./other-amount.ts";
import { startReveal } from "./reveal.ts";
import { startThemeSwitch } from "./theme-switch.ts";
import { startTicks } from "./ticks.ts";
import { startVideos } from "./videos.ts";
import { startYear } from "./year.ts";

startLightAddress();
startThemeSwitch();
startHeader();
startLanguageSwitch();
startBanner();
startDropdowns();
startDialogs();
startEvents();
startForms();
startMarquees();
startOfflineLinks();
startOtherAmount();
startReveal();
startTicks();
startVideos();
startYear();
startBoot();
tellOfKeptEvents();
