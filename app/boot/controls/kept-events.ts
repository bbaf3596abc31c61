/** Types of events that show that somebody is there. */
export const signs = ["pointerdown", "touchstart", "keydown", "focusin", "click"];

/** Types that keep-events.ts keeps for the shell's listeners. */
export const keptTypes = [...signs, "change", "toggle"];

export const isSign = ({ type }: Event): boolean => signs.includes(type);

declare global {
  interface Window {
    /** Events from before the shell's script had come, in order; undefined since then. */
    keptEvents?: Event[];
  }
}
