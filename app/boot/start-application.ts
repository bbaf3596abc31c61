import { readBoot, type Boot, type PageData } from "./boot.ts";
import { interactions, isInteraction } from "./controls/kept-events.ts";
import { replayPresses } from "./replay-presses.ts";

declare global {
  interface Window {
    /** Globals that React Router's `HydratedRouter` reads. */
    __reactRouterContext: PageData["context"] & { stream: ReadableStream<Uint8Array> };
    __reactRouterRouteModules: Record<string, unknown>;
  }
}

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement("link"), attributes));
}

async function fetchData(address: string): Promise<PageData> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
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
 * True for an interaction or a moving pointer, which is about to click. Chromium also sends `pointermove` for a pointer
 * at rest when a page opens under it; that one covers no distance.
 */
const isVisitorActive = (event: Event) =>
  isInteraction(event) ||
  (event instanceof PointerEvent && (event.movementX !== 0 || event.movementY !== 0));

/**
 * Loads the application at the visitor's first activity, so that people who only read download nothing. A page that
 * needs it in any case is marked data-needs-application; there it loads at once, which is after the paint.
 */
export function startApplication(): void {
  const boot = readBoot();
  if (!boot) return;
  replayPresses();
  const startAt = (types: readonly string[]) => {
    const waiting = new AbortController();
    const start = async () => {
      waiting.abort();
      try {
        await load(boot);
      } catch (error) {
        // The connection broke: the page works without the application, and the next interaction tries again.
        startAt(interactions);
        throw error;
      }
    };
    const onEvent = (event: Event) => {
      if (!waiting.signal.aborted && isVisitorActive(event)) void start();
    };
    const options = { capture: true, passive: true, signal: waiting.signal };
    for (const type of types) addEventListener(type, onEvent, options);
    return { onEvent, start };
  };
  const { onEvent, start } = startAt([...interactions, "pointermove"]);
  if (document.querySelector("[data-needs-application]")) void start();
  else window.keptEvents?.forEach(onEvent);
}
