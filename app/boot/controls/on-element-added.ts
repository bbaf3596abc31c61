/** Calls `act` once for each element that matches: now, and when the application adds one later. */
export function onElementAdded(selector: string, act: (element: HTMLElement) => void): void {
  const met = new WeakSet<Element>();
  const check = () => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (met.has(element)) continue;
      met.add(element);
      act(element);
    }
  };
  check();
  new MutationObserver(check).observe(document.body, { childList: true, subtree: true });
}
