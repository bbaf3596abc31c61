/** A strip that moves by itself stops and goes by its own button, and says which it will do. */
export function startMarquees(): void {
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>("[data-pause]");
    const strip = button && document.getElementById(button.dataset.pause ?? "");
    if (!button || !strip) return;
    const paused = strip.toggleAttribute("data-paused");
    button.setAttribute("aria-pressed", String(paused));
  });
}
