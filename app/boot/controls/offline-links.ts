import { listen } from "./listen.ts";

/**
 * Offline, links load documents: the service worker (app/offline/) has those, but not the data from which the application
 * would draw the page.
 */
listen("click", (event) => {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return;
  if ((event.target as Element).closest("a[href]")) event.stopImmediatePropagation();
});
