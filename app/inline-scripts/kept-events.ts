/** What shows that somebody is there. */
export const signs = ["pointerdown", "touchstart", "keydown", "focusin", "click"];

/** What start.ts keeps for the shell's listeners. */
export const keptTypes = [...signs, "change", "toggle", "pointerover", "pointermove"];

/** Whether an event alone shows it; a pointer may rest where a page comes up. */
export const isSign = ({ type }: Event): boolean => signs.includes(type);

declare global {
  interface Window {
    /** What happened before the shell's script had come, in order; since then, nothing is kept. */
    keptEvents?: Event[];
  }
}
