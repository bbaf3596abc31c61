/** Stands in the head of every full page: what must be so before anything is painted. */
import "./keep-events.ts";

const root = document.documentElement;
root.dataset.script = "on";
try {
  // Specification 9: the chosen theme without a flash of the other one.
  const chosen = localStorage.getItem("theme");
  if (chosen === "light" || chosen === "dark") root.dataset.theme = chosen;
  // Once, in Spanish, a phone set to Spanish is told that this page is there in Spanish. It moves the page.
  const offeredKey = "spanish-offered";
  const isWanted = root.lang === "en" && navigator.language.startsWith("es");
  if (isWanted && !localStorage.getItem(offeredKey)) {
    localStorage.setItem(offeredKey, "yes");
    root.setAttribute("data-offer-spanish", "");
  }
} catch {
  // Some private modes forbid storage: the system's theme holds, and nothing is offered on every page.
}
