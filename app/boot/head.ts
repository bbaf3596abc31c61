/** Stands in the head of every full page: what must be so before anything is painted. */
import { recall, remember } from "./controls/device.ts";
import "./keep-events.ts";

const root = document.documentElement;
root.dataset.script = "on";
// Specification 9: the chosen theme without a flash of the other one.
const chosen = recall("theme");
if (chosen === "light" || chosen === "dark") root.dataset.theme = chosen;
// Once, in Spanish, a phone set to Spanish is told that this page is there in Spanish. It moves the page.
const offeredAs = "spanish-offered";
if (root.lang === "en" && navigator.language.startsWith("es") && !recall(offeredAs)) {
  remember(offeredAs, "yes");
  // A browser that remembers nothing would offer it on every page.
  if (recall(offeredAs)) root.setAttribute("data-offer-spanish", "");
}
