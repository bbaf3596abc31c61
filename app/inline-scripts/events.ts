import { onElementAdded } from "./on-element-added.ts";

/** Guatemala keeps UTC-6 all year. */
function guatemalaDay(): string {
  return new Date(Date.now() - 6 * 3_600_000).toISOString().slice(0, 10);
}

/** Specification 2: 'upcoming' means upcoming on the day the page is read, not when it was written. */
export function startEvents(): void {
  onElementAdded("[data-ends]:not([data-phase])", (event) => {
    const { starts = "", ends = "" } = event.dataset;
    const today = guatemalaDay();
    event.dataset.phase = today > ends ? "ended" : today >= starts ? "running" : "coming";
  });
}
