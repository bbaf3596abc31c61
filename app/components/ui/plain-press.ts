type Press = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** True for a press on a link that asks for this window; any other is the browser's own: a new tab, a saved page. */
export function isPlainPress({ button, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
