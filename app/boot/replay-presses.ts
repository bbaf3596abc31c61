import { onPress } from "./controls/listen.ts";

/**
 * A button marked data-press works by React alone. Pressed before React is there, it is pressed again then (app/root.tsx
 * says so by an event), each button once: impatient presses of the same one mean it once.
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
