/**
 * Loads the scripts named in `data-later` (shell.ts, and on some pages one more) after the first paint or at the first
 * interaction, and buffers the visitor's events until shell.ts runs.
 */
import { keptTypes } from "./controls/kept-events.ts";

/** After `load` the browser is still painting. */
const paintMs = 300;
const later = new Set(document.currentScript?.dataset.later?.split(" "));
window.keptEvents = [];

function load(): void {
  for (const address of later) {
    later.delete(address);
    const script = document.createElement("script");
    script.src = address;
    // The connection broke: the next interaction tries again.
    script.onerror = () => later.add(address);
    document.head.append(script);
  }
}

for (const type of keptTypes) {
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
