import { keepPress } from "./keep-press.ts";

/** What shows that somebody is there. A pointer that moves is about to press. */
const signs = ["pointerdown", "pointermove", "keydown", "touchstart", "focusin"] as const;

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
  keepPress();
  let started = false;
  const boot = () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, boot, true);
    const { preload = "", sheet } = source.dataset;
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
  if (!document.querySelector("[data-needs-application]")) return;
  const afterPaint = () => requestAnimationFrame(() => setTimeout(boot, 50));
  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint, { once: true });
}
