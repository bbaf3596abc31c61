import { listen } from "./listen.ts";

/**
 * A button marked data-press does its work by the application alone. Pressed before that has arrived,
 * the press is kept and made again once it is there (app/root.tsx says so by an event): none is lost.
 */
export function replayClicks(): void {
  let pressed: HTMLElement | null = null;
  let isReady = false;
  listen("click", (event) => {
    if (isReady) return;
    pressed = (event.target as Element).closest?.<HTMLElement>("[data-press]") ?? pressed;
  });
  document.addEventListener(
    "application-ready",
    () => {
      isReady = true;
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}
