/** Types of events that keep-events.ts buffers for the shell's listeners. */
export const keptTypes = ["pointerdown", "touchstart", "keydown", "focusin", "click", "change"];

declare global {
  interface Window {
    /** Events from before shell.ts ran, in order; undefined afterwards. */
    keptEvents?: Event[];
  }
}
