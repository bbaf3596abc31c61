/**
 * A button marked data-press does its work by the application alone. Pressed before that has arrived,
 * the press is kept and made again once it is there (app/root.tsx says so by an event): none is lost.
 */
export function replayClicks(): void {
  let pressed: HTMLElement | null = null;
  const keep = (event: Event) => {
    pressed = (event.target as Element).closest?.<HTMLElement>("[data-press]") ?? pressed;
  };
  document.addEventListener("click", keep, true);
  document.addEventListener(
    "application-ready",
    () => {
      document.removeEventListener("click", keep, true);
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}
