/** Types of events by which a visitor interacts with the page. */
export const interactions = ["pointerdown", "touchstart", "keydown", "focusin", "click"];

/** Types that keep-events.ts buffers for the shell's listeners. */
export const keptTypes = [...interactions, "change"];

export const isInteraction = ({ type }: Event): boolean => interactions.includes(type);

declare global {
  interface Window {
    /** Events from before shell.ts ran, in order; undefined afterwards. */
    keptEvents?: Event[];
  }
}
