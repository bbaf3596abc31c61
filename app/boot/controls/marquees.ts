import { listen } from "./listen.ts";
import { onElementAdded } from "./on-element-added.ts";

/**
 * A strip that moves by itself moves only while it is on the screen, stops and goes by its own button,
 * and says which it will do.
 */
export function startMarquees(): void {
  const onScreen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.setAttribute("data-moving", isIntersecting ? "yes" : "no");
    }
  });
  onElementAdded(".marquee:not([data-moving])", (strip) => {
    strip.dataset.moving = "no";
    onScreen.observe(strip);
  });
  listen("click", (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>("[data-pause]");
    const strip = button && document.getElementById(button.dataset.pause ?? "");
    if (!button || !strip) return;
    const paused = strip.toggleAttribute("data-paused");
    button.setAttribute("aria-pressed", String(paused));
  });
}
