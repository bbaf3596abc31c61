import { replayClicks } from "./replay-clicks.ts";

/** What shows that somebody is there. */
const signs = ["pointerdown", "keydown", "touchstart", "focusin"] as const;

/**
 * A pointer that moves is about to press. Chromium tells a page that comes under a resting one of a move too, before
 * it has painted: that one is where it was.
 */
function onMove(act: () => void): () => void {
  let first: PointerEvent | undefined;
  const look = (event: PointerEvent) => {
    first ??= event;
    if (event.screenX !== first.screenX || event.screenY !== first.screenY) act();
  };
  addEventListener("pointermove", look, { capture: true, passive: true });
  return () => removeEventListener("pointermove", look, true);
}

declare global {
  interface Window {
    /** React Router's own: where it reads the data of the page it takes over. */
    __reactRouterContext: { streamController: ReadableStreamDefaultController<string> };
  }
}

/** The data of a prerendered page, which bin/site-build/take-state.ts took out of it. */
async function feed(address: string): Promise<void> {
  const { streamController } = window.__reactRouterContext;
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    streamController.enqueue(await answer.text());
    streamController.close();
  } catch (error) {
    // The page stays what it was without the application: whole.
    streamController.error(error);
  }
}

/**
 * Loads the application at the first sign of a visitor's hand: until then the page is whole without it,
 * and who only reads pays nothing for it. A page with something that must happen by itself marks it
 * with data-needs-application; there it loads after the page has painted (the window's `load`).
 * React Router's own boot stands in front of the paint: app/document.server.ts takes it out of the page
 * and leaves it here to be started late.
 */
export function startBoot(): void {
  const source = document.querySelector<HTMLScriptElement>("script[data-boot]");
  if (!source) return;
  replayClicks();
  let started = false;
  const boot = () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, boot, true);
    stopLooking();
    const { preload = "", sheet, state } = source.dataset;
    if (state) void feed(state);
    for (const href of preload.split(" ").filter(Boolean)) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    if (sheet) {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = sheet;
      document.head.append(link);
    }
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = source.textContent;
    document.body.append(script);
  };
  for (const sign of signs) addEventListener(sign, boot, { capture: true, passive: true });
  const stopLooking = onMove(boot);
  if (!document.querySelector("[data-needs-application]")) return;
  const afterPaint = () => requestAnimationFrame(() => setTimeout(boot, 50));
  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint, { once: true });
}
