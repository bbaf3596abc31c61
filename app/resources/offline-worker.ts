import worker from "virtual:inline-script/offline/worker";

/** The service worker of who keeps pages on a device. It lies at the root, because it answers for all pages. */
export function loader() {
  return new Response(worker, { headers: { "Content-Type": "text/javascript; charset=utf-8" } });
}
