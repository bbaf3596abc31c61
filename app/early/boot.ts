/**
 * Loads the application after the page has painted (the window's `load`), or at the first touch of a
 * key, pointer or focus, whichever comes first. React Router's own boot stands in front of the paint:
 * app/document.server.ts takes it out of the page and leaves it here to be started late.
 */
export function startBoot(): void {
  const source = document.querySelector<HTMLScriptElement>("script[data-boot]");
  if (!source) return;
  const signs = ["pointerdown", "keydown", "touchstart", "focusin"] as const;
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
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  // Someone who saves data gets the application only when they touch something.
  if (saving) return;
  const afterPaint = () => requestAnimationFrame(() => setTimeout(boot, 50));
  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint, { once: true });
}
