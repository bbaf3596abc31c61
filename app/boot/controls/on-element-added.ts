const watchers: (() => void)[] = [];

/**
 * Does something with every element of a kind: those of the page that was sent, and those the
 * application draws later without loading a document. The selector must no longer match afterwards.
 */
export function onElementAdded(selector: string, act: (element: HTMLElement) => void): void {
  const look = () => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) act(element);
  };
  look();
  watchers.push(look);
  if (watchers.length > 1) return;
  new MutationObserver(() => {
    for (const watcher of watchers) watcher();
  }).observe(document.body, { childList: true, subtree: true });
}
