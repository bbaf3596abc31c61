/** Runs in the head of every full page, before the first paint. */
import { recall, remember } from "./controls/device.ts";
import "./open-dialogs.ts";

const root = document.documentElement;
root.dataset.script = "on";
// Specification 9: the chosen theme without a flash of the other one.
const chosen = recall("theme");
if (chosen === "light" || chosen === "dark") root.dataset.theme = chosen;
// Once per device: offer the Spanish page to a browser set to Spanish. Before the paint, because it shifts the page.
const offerKey = "spanish-offered";
if (navigator.language.startsWith("es") && !recall(offerKey)) {
  // A visitor who has seen a Spanish page needs no offer.
  remember(offerKey, "yes");
  // Without storage the offer would appear on every page: make none.
  if (recall(offerKey) && root.lang === "en") root.setAttribute("data-offer-spanish", "");
}

/** After `load` the browser is still painting. */
const paintMs = 300;
/** The address of shell.ts; empty while it is being loaded. */
let shellUrl = document.currentScript?.dataset.later;
// The visitor's events are buffered until shell.ts runs. It is loaded after the first paint, or at the first of them.
window.keptEvents = [];

function load(): void {
  if (!shellUrl) return;
  const script = document.createElement("script");
  script.src = shellUrl;
  shellUrl = "";
  // The connection broke: the next interaction tries again.
  script.onerror = () => (shellUrl = script.src);
  document.head.append(script);
}

for (const type of ["pointerdown", "touchstart", "keydown", "focusin", "click", "change"]) {
  document.addEventListener(
    type,
    (event) => {
      if (!window.keptEvents) return;
      window.keptEvents.push(event);
      load();
    },
    true,
  );
}
addEventListener("load", () => setTimeout(load, paintMs), { once: true });
