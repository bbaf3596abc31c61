/**
 * Fetches what the shell does (shell.ts), and a page's own script where it has one, once the page has painted, or at
 * the first press if that is sooner; and keeps what a visitor does until then: no press is lost, and what is seen
 * first waits for no script.
 */
import { isMove, isSign, keptTypes } from "./kept-events.ts";

/** What is painted at last is still on its way to the screen when a page has loaded. */
const paintMs = 300;
/** A pointer that goes on moving tells nothing new. */
const mostMoves = 50;
const later = new Set(document.currentScript!.dataset.later!.split(" "));
window.keptEvents = [];
let moves = 0;

const keep = (event: Event) => {
  const { keptEvents } = window;
  if (!keptEvents || (isMove(event) && moves++ >= mostMoves)) return;
  keptEvents.push(event);
  // A pointer may rest where a page comes up: Chromium tells of a move then, before the page has painted.
  if (isSign(event)) load();
};

function load(): void {
  for (const address of later) {
    later.delete(address);
    const script = document.createElement("script");
    script.src = address;
    // The line broke: the page is whole without it, and the next press asks again.
    script.onerror = () => later.add(address);
    document.head.append(script);
  }
}

for (const type of keptTypes) document.addEventListener(type, keep, true);
addEventListener("load", () => setTimeout(load, paintMs), { once: true });
