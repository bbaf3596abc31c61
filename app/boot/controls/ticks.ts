import { listen } from "./listen.ts";
import { onElementAdded } from "./on-element-added.ts";

const kept = "ticks";

function readTicks(): Set<string> {
  try {
    const ticks: unknown = JSON.parse(localStorage.getItem(kept) ?? "[]");
    return new Set(Array.isArray(ticks) ? ticks.map(String) : []);
  } catch {
    // Without storage, or with something else in it, nothing is ticked yet.
    return new Set();
  }
}

/** Boxes marked data-tick stay ticked on this device; without storage, as long as the page. */
export function startTicks(): void {
  onElementAdded("[data-tick]:not([data-kept])", (element) => {
    element.dataset.kept = "";
    const { tick = "" } = element.dataset;
    (element as HTMLInputElement).checked ||= readTicks().has(tick);
  });
  listen("change", ({ target }) => {
    const box = target as HTMLInputElement;
    const tick = box.dataset?.tick;
    if (!tick) return;
    const ticks = readTicks();
    if (box.checked) ticks.add(tick);
    else ticks.delete(tick);
    try {
      localStorage.setItem(kept, JSON.stringify([...ticks]));
    } catch {
      // See above.
    }
  });
}
