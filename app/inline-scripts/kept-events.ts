/** What shows that somebody is there. */
export const signs = ["pointerdown", "touchstart", "keydown", "focusin", "click"];

const moves = ["pointerover", "pointermove"];

/** What start.ts keeps for the shell's listeners. */
export const keptTypes = [...signs, ...moves, "change", "toggle"];

/** Whether an event alone shows it; a pointer may rest where a page comes up. */
export const isSign = ({ type }: Event): boolean => signs.includes(type);
export const isMove = ({ type }: Event): boolean => moves.includes(type);

declare global {
  interface Window {
    /** What happened before the shell's script had come, in order; since then, nothing is kept. */
    keptEvents?: Event[];
  }
}
