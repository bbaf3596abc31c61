import { isSign, signs } from "./kept-events.ts";
import { replayClicks } from "./replay-clicks.ts";

const watched = [...signs, "pointermove"];

let firstMove: PointerEvent | undefined;

/**
 * Whether an event is somebody's. A pointer that moves is about to press; but Chromium tells a page that comes under a
 * resting one of a move too, before it has painted: that one is where it was.
 */
function isSomebody(event: Event): boolean {
  if (event.type !== "pointermove") return isSign(event);
  const move = event as PointerEvent;
  firstMove ??= move;
  return move.screenX !== firstMove.screenX || move.screenY !== firstMove.screenY;
}

/** React Router's own: where it reads the data of the page it takes over, and what else it has to know. */
type Context = {
  stream?: ReadableStream;
  streamController: ReadableStreamDefaultController<string>;
};

declare global {
  interface Window {
    __reactRouterContext: Context;
    /** Likewise: the modules it begins with. */
    __reactRouterRouteModules: Record<string, unknown>;
  }
}

/** What a page says of the application that takes it over (app/boot/router-html.server.ts): addresses of files. */
export type Boot = {
  /** Modules that the others begin with. */
  readonly preload: readonly string[];
  /** The styles of all pages. */
  readonly sheet: string;
  readonly manifest: string;
  /** The modules of the page's routes by their ids. */
  readonly routes: Readonly<Record<string, string>>;
  readonly entry: string;
  /** The address of the page's data, of a page that everybody gets alike. */
  readonly state?: string;
};

function addLink(rel: string, href: string): void {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

/** Gives React Router the data of the page. */
async function feed(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const text = await answer.text();
  const end = text.indexOf("\n");
  const context = JSON.parse(text.slice(0, end)) as Context;
  context.stream = new ReadableStream<string>({
    start(controller) {
      context.streamController = controller;
      controller.enqueue(text.slice(end + 1));
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
  window.__reactRouterContext = context;
}

/**
 * What React Router's own boot module does, which stands in front of the paint. What cannot be had leaves the page
 * what it was without the application: whole.
 */
async function start({ preload, sheet, manifest, routes, entry, state }: Boot): Promise<void> {
  for (const href of [manifest, entry, ...preload, ...Object.values(routes)])
    addLink("modulepreload", href);
  if (sheet) addLink("stylesheet", sheet);
  await Promise.all([import(manifest), state && feed(state)]);
  const modules = Object.entries(routes).map(async ([id, from]) => [id, await import(from)]);
  window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(modules));
  await import(entry);
}

/**
 * Loads the application at the first sign of a visitor's hand: until then the page is whole without it,
 * and who only reads pays nothing for it. A page with something that must happen by itself marks it
 * with data-needs-application; there it loads after the page has painted (the window's `load`).
 */
export function startBoot(): void {
  const source = document.querySelector<HTMLScriptElement>("script[data-boot]");
  if (!source) return;
  replayClicks();
  let started = false;
  const boot = async () => {
    if (started) return;
    started = true;
    for (const type of watched) removeEventListener(type, look, true);
    try {
      await start(JSON.parse(source.text) as Boot);
    } catch (error) {
      // The line broke: the page is whole without it, and the next press asks again.
      started = false;
      for (const type of signs) addEventListener(type, look, { capture: true, passive: true });
      throw error;
    }
  };
  const look = (event: Event) => {
    if (isSomebody(event)) void boot();
  };
  for (const type of watched) addEventListener(type, look, { capture: true, passive: true });
  window.keptEvents?.forEach(look);
  if (!document.querySelector("[data-needs-application]")) return;
  const afterPaint = () => requestAnimationFrame(() => setTimeout(() => void boot(), 50));
  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint, { once: true });
}
