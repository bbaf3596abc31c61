import worker from "../offline/worker.ts?script";

/** The service worker (app/offline/worker.ts). Its path is in the root, because a worker's scope is its folder. */
export function loader() {
  return new Response(worker, { headers: { "Content-Type": "text/javascript; charset=utf-8" } });
}
