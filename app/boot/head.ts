/** Runs in the head of every full page, before the first paint. */
import { recall, remember } from "./controls/device.ts";
import "./keep-events.ts";
import "./open-dialogs.ts";

const root = document.documentElement;
root.dataset.script = "on";
// Specification 9: the chosen theme without a flash of the other one.
const chosen = recall("theme");
if (chosen === "light" || chosen === "dark") root.dataset.theme = chosen;
// Once per device: offer the Spanish page to a browser set to Spanish. Before the paint, because it shifts the page.
const offerKey = "spanish-offered";
if (root.lang === "en" && navigator.language.startsWith("es") && !recall(offerKey)) {
  remember(offerKey, "yes");
  // Without storage the offer would appear on every page: make none.
  if (recall(offerKey)) root.setAttribute("data-offer-spanish", "");
}
