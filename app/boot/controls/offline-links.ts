import { listen } from "./listen.ts";

/**
 * Without a line, and with pages on the device (app/offline/): a link loads a document, which the service worker
 * has, and not the data with which the application would draw it, which is nowhere.
 */
export function startOfflineLinks(): void {
  listen("click", (event) => {
    if (navigator.onLine || !navigator.serviceWorker?.controller) return;
    if ((event.target as Element).closest("a[href]")) event.stopImmediatePropagation();
  });
}
