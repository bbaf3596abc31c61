import { afterPaint } from "./controls/after-paint.ts";
import { listen, onPress } from "./controls/listen.ts";

/* The third step of three, none of which blocks the first paint; docs/decisions/0003-late-script.md draws them. */

declare global {
  interface Window {
    /** Events from before shell.ts ran, in order; undefined afterwards. */
    keptEvents?: Event[];
  }
}

/** Reads React Router's scripts and the page's data, which are a file where a cached page is the same for everybody. */
async function readScripts({ content, dataset: { boot } }: HTMLTemplateElement) {
  if (!boot) return content.cloneNode(true) as DocumentFragment;
  const answer = await fetch(boot);
  if (!answer.ok) throw new Error(`${boot}: ${answer.status}`);
  return document.createRange().createContextualFragment(await answer.text());
}

/** Inserts what document.server.ts has put into the template: first the links, which request all files at once. */
async function load(boot: HTMLTemplateElement, links: readonly HTMLLinkElement[]): Promise<void> {
  document.head.append(...links);
  const scripts = await readScripts(boot);
  const failure = new Promise<never>((_, reject) => {
    for (const file of [...links, ...scripts.querySelectorAll("script")])
      file.onerror = () => reject(new Error(file.outerHTML));
  });
  document.body.append(scripts);
  await failure;
}

/** Calls `act` once React has hydrated (app/root.tsx). */
const onReady = (act: () => void) =>
  document.addEventListener("application-ready", act, { once: true });

/**
 * Repeats clicks on buttons marked data-press, which only React handles, once React has hydrated. Each button is
 * clicked once, however often an impatient visitor clicked it.
 */
function replayPresses(): void {
  const pressed = new Set<HTMLElement>();
  onPress("[data-press]", (button) => pressed.add(button));
  onReady(() => {
    for (const button of pressed) if (button.isConnected) button.click();
  });
}

/**
 * Events that start the application. Not `pointerdown`, whose click has to be answered first; a touch that scrolls ends
 * with `pointercancel`, and a mouse may scroll by its wheel alone.
 */
const activity = ["click", "keydown", "focusin", "pointercancel", "pointermove", "wheel"] as const;

/** Chromium also sends `pointermove` for a pointer at rest when a page opens under it; that one covers no distance. */
const isAtRest = (event: Event) =>
  event.type === "pointermove" &&
  (event as PointerEvent).movementX === 0 &&
  (event as PointerEvent).movementY === 0;

/** Without a signal, each key would request all files again. */
const retryMs = 10_000;

/**
 * Loads the application at the visitor's first activity, so that people who only read download nothing. A page that
 * needs it in any case is marked data-needs-application; there it loads at once, which is after the paint.
 */
export function startApplication(): void {
  const boot = document.querySelector<HTMLTemplateElement>("template[data-boot]");
  // A browser older than the bundle's target (vite.config.ts) keeps the page as it is, which works.
  if (!boot || !("toSorted" in Array.prototype)) return;
  replayPresses();
  const links = [...boot.content.querySelectorAll("link")];
  // Only later pages need the sheet. Applied earlier, it would make the browser lay out the whole page while it
  // handles the visitor's first click: 280 ms with the CPU slowed down four times.
  const [sheet] = links;
  Object.assign(sheet ?? {}, { rel: "preload", as: "style" });
  let isWaiting = true;
  let isReady = false;
  onReady(() => {
    isReady = true;
    sheet?.setAttribute("rel", "stylesheet");
  });
  const start = () => {
    isWaiting = false;
    afterPaint(() =>
      load(boot, links).catch((error: unknown) => {
        // Later activity tries again. Browsers before whatwg/html#10327 fetch a failed module only after a reload.
        setTimeout(() => (isWaiting = !isReady), retryMs);
        throw error;
      }),
    );
  };
  for (const type of activity)
    listen(type, (event) => {
      if (isWaiting && !isAtRest(event)) start();
    });
  if (document.querySelector("[data-needs-application]")) start();
}
