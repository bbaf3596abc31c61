import { readBoot, type Boot, type PageData } from "./boot.ts";
import { afterPaint } from "./controls/after-paint.ts";
import { onPress } from "./controls/listen.ts";

declare global {
  interface Window {
    /** Events from before shell.ts ran, in order; undefined afterwards. */
    keptEvents?: Event[];
    /** Globals that React Router's `HydratedRouter` reads. */
    __reactRouterContext: PageData["context"] & { stream: ReadableStream<Uint8Array> };
    __reactRouterRouteModules: Record<string, unknown>;
  }
}

function addLink(attributes: Partial<HTMLLinkElement>): void {
  const { rel, href } = attributes;
  if (document.querySelector(`link[rel=${rel}][href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), attributes));
}

async function fetchData(address: string): Promise<PageData> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address, { cause: answer.status });
  return (await answer.json()) as PageData;
}

/** Does what the module script of React Router's `<Scripts>` does, but requests all files at once. */
async function load({ preload, sheet, manifest, routes, entry, data }: Boot): Promise<void> {
  for (const href of [manifest, entry, ...preload, ...Object.values(routes)])
    addLink({ rel: "modulepreload", href });
  addLink({ rel: "preload", as: "style", href: sheet });
  const [{ context, stream }] = await Promise.all([
    typeof data === "string" ? fetchData(data) : data,
    import(manifest),
  ]);
  window.__reactRouterContext = { ...context, stream: new Blob([stream]).stream() };
  const modules = Object.entries(routes).map(async ([id, from]) => [id, await import(from)]);
  window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(modules));
  await import(entry);
  // Only later pages need this sheet. Applied earlier, it would make the browser lay out the whole page while it
  // handles the visitor's first click: 280 ms with the CPU slowed down four times.
  addLink({ rel: "stylesheet", href: sheet });
}

/**
 * Repeats clicks on buttons marked data-press, which only React handles, once React has hydrated (app/root.tsx
 * dispatches `application-ready`). Each button is clicked once, however often an impatient visitor clicked it.
 */
function replayPresses(): void {
  const pressed = new Set<HTMLElement>();
  onPress("[data-press]", (button) => pressed.add(button));
  document.addEventListener(
    "application-ready",
    () => {
      for (const button of pressed) if (button.isConnected) button.click();
    },
    { once: true },
  );
}

/**
 * Events that start the application. Not `pointerdown`, whose click has to be answered first; a touch that scrolls ends
 * with `pointercancel`, and a mouse may scroll by its wheel alone.
 */
const activities = ["click", "keydown", "focusin", "pointercancel", "pointermove", "wheel"];

/** Chromium also sends `pointermove` for a pointer at rest when a page opens under it; that one covers no distance. */
const isAtRest = (event: Event) =>
  event.type === "pointermove" &&
  (event as PointerEvent).movementX === 0 &&
  (event as PointerEvent).movementY === 0;

/** Without a signal, each key would request all files again. A 404 is for good: the site has another build. */
const retryMs = 10_000;

/**
 * Loads the application at the visitor's first activity, so that people who only read download nothing. A page that
 * needs it in any case is marked data-needs-application; there it loads at once, which is after the paint.
 */
export function startApplication(): void {
  const boot = readBoot();
  // A browser older than the bundle's target (vite.config.ts) keeps the page as it is, which works.
  if (!boot || !("toSorted" in Array.prototype)) return;
  replayPresses();
  let isWaiting = true;
  const start = () => {
    isWaiting = false;
    afterPaint(() =>
      load(boot).catch((error: unknown) => {
        // Later activity tries again. Browsers before whatwg/html#10327 fetch a failed module only after a reload.
        if ((error as Error).cause !== 404) setTimeout(() => (isWaiting = true), retryMs);
        throw error;
      }),
    );
  };
  const onEvent = (event: Event) => {
    if (isWaiting && activities.includes(event.type) && !isAtRest(event)) start();
  };
  for (const type of activities) addEventListener(type, onEvent, { capture: true, passive: true });
  if (document.querySelector("[data-needs-application]")) start();
  else window.keptEvents?.forEach(onEvent);
}
