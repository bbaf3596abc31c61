import { readBoot, type Boot, type PageData } from "./boot.ts";
import { isSign, signs } from "./controls/kept-events.ts";
import { replayPresses } from "./replay-presses.ts";

declare global {
  interface Window {
    /** React Router's own names: `HydratedRouter` begins with these. */
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

/** Does what the module script in React Router's `<Scripts>` does, with all files asked for at once. */
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
  // Only the pages a visitor goes on to need it. Applied during a press it lays out the whole page before the answer:
  // 280 ms at a processor four times slower.
  addLink({ rel: "stylesheet", href: sheet });
}

/**
 * A pointer that moves is about to press. Chromium also sends moves of a pointer that rests where a page comes up; these
 * cover no distance.
 */
const isSomebody = (event: Event) =>
  isSign(event) ||
  (event instanceof PointerEvent && (event.movementX !== 0 || event.movementY !== 0));

/**
 * Loads the application at the first sign of a visitor's hand: who only reads pays nothing for it. A page with something
 * that must happen by itself is marked data-needs-application; there it loads at once, which is after the paint.
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
        // The line broke: the page is whole without the application, and the next press asks again.
        startAt(signs);
        throw error;
      }
    };
    const look = (event: Event) => {
      if (!waiting.signal.aborted && isSomebody(event)) void start();
    };
    const options = { capture: true, passive: true, signal: waiting.signal };
    for (const type of types) addEventListener(type, look, options);
    return { look, start };
  };
  const { look, start } = startAt([...signs, "pointermove"]);
  if (document.querySelector("[data-needs-application]")) void start();
  else window.keptEvents?.forEach(look);
}
