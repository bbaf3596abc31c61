import { recallJson, remember } from "./device.ts";
import { listen } from "./listen.ts";
import { onElementAdded } from "./on-element-added.ts";

const storageKey = "ticks";
const readTicks = () => new Set(recallJson(storageKey) as string[] | null);

/** Check boxes marked data-tick keep their state on this device. */
onElementAdded("[data-tick]", (element) => {
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
  remember(storageKey, JSON.stringify([...ticks]));
});
