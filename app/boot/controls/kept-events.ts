/** Types of events by which a visitor interacts with the page. */
export const interactions = ["pointerdown", "touchstart", "keydown", "focusin", "click"];

/** Types that keep-events.ts buffers for the shell's listeners. */
export const keptTypes = [...interactions, "change"];

export const isInteraction = ({ type }: Event): boolean => interactions.includes(type);

/** The clicked link if it opens a dialog (data-dialog); null for other events and for clicks with a modifier key. */
export function dialogLink(event: Event): HTMLAnchorElement | null {
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  if (event.type !== "click" || ctrlKey || metaKey || shiftKey) return null;
  return (event.target as Element).closest?.<HTMLAnchorElement>("a[data-dialog]") ?? null;
}

/** After this time without the dialog, its link is followed. */
export const dialogTimeoutMs = 5000;

declare global {
  interface Window {
    /** Events from before shell.ts ran, in order; undefined afterwards. */
    keptEvents?: Event[];
  }
}
