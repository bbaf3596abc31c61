import { listen } from "./listen.ts";

/**
 * Offline, links load whole documents: the service worker (app/offline/) has those, but not the loader data that
 * client-side navigation would fetch.
 */
listen("click", (event) => {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return;
  if ((event.target as Element).closest("a[href]")) event.stopImmediatePropagation();
});
