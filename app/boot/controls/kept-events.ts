/** Types of events that show that somebody is there. */
export const signs = ["pointerdown", "touchstart", "keydown", "focusin", "click"];

/** Types that keep-events.ts keeps for the shell's listeners. */
export const keptTypes = [...signs, "change"];

export const isSign = ({ type }: Event): boolean => signs.includes(type);

/** The link of a plain press that opens a dialog in place of the page it leads to. */
export function dialogLink(event: Event): HTMLAnchorElement | null {
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  if (event.type !== "click" || ctrlKey || metaKey || shiftKey) return null;
  return (event.target as Element).closest?.<HTMLAnchorElement>("a[data-dialog]") ?? null;
}

/** A link whose dialog has not come by then is followed. */
export const dialogPatienceMs = 5000;

declare global {
  interface Window {
    /** Events from before the shell's script had come, in order; undefined since then. */
    keptEvents?: Event[];
  }
}
