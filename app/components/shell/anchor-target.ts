/** The element that a location's hash (`#…`) names; null without a hash or such an element. */
export function anchorTarget(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}
