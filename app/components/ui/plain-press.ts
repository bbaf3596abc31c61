type Press = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** True for a primary click without modifier keys; the browser handles the others: new tab, new window, download. */
export function isPlainPress({ button, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
