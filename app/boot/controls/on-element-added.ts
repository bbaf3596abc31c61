const watchers: (() => void)[] = [];

/**
 * Calls `act` for each element that matches: now, and when the application adds one later. `act` must change the
 * element so that it no longer matches.
 * @example onElementAdded(".marquee:not([data-moving])", (strip) => (strip.dataset.moving = "no"));
 */
export function onElementAdded(selector: string, act: (element: HTMLElement) => void): void {
  const check = () => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) act(element);
  };
  check();
  watchers.push(check);
  if (watchers.length > 1) return;
  new MutationObserver(() => {
    for (const watcher of watchers) watcher();
  }).observe(document.body, { childList: true, subtree: true });
}
