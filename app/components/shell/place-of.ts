/** The place of the page that is shown which an address names behind its `#`; null: none, or it is not there. */
export function placeOf(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}
