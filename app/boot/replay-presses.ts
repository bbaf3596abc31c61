import { onPress } from "./controls/listen.ts";

/**
 * Repeats clicks on buttons marked data-press, which only React handles, once React has hydrated (app/root.tsx
 * dispatches `application-ready`). Each button is clicked once, however often an impatient visitor clicked it.
 */
export function replayPresses(): void {
  const pressed = new Set<HTMLElement>();
  let isReady = false;
  onPress("[data-press]", (button) => {
    if (!isReady) pressed.add(button);
  });
  document.addEventListener(
    "application-ready",
    () => {
      isReady = true;
      for (const button of pressed) if (button.isConnected) button.click();
    },
    { once: true },
  );
}
