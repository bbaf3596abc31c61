/**
 * Asks for the shell's script (shell.ts), and a page's own script where it has one, once the page has painted or at the
 * first press, and keeps what a visitor does until then.
 */
import { dialogLink, dialogPatienceMs, isSign, keptTypes } from "./controls/kept-events.ts";

/** After `load` the last paint is still on its way to the screen. */
const paintMs = 300;
const later = new Set(document.currentScript?.dataset.later?.split(" "));
window.keptEvents = [];

function load(): void {
  for (const address of later) {
    later.delete(address);
    const script = document.createElement("script");
    script.src = address;
    // The line broke: the next press asks again.
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
      if (isSign(event)) load();
      const link = dialogLink(event);
      if (!link) return;
      event.preventDefault();
      setTimeout(() => window.keptEvents && location.assign(link.href), dialogPatienceMs);
    },
    true,
  );
}
addEventListener("load", () => setTimeout(load, paintMs), { once: true });
