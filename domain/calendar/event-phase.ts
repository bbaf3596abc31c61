/** On one day an event is over, goes on, or is still to come; its last day belongs to it. */
export type EventPhase = "ended" | "running" | "coming";

type Days = { readonly starts_on: string; readonly ends_on: string };

/** @param today on the clocks of Comalapa, `2026-05-18` */
export function eventPhase({ starts_on, ends_on }: Days, today: string): EventPhase {
  if (today > ends_on) return "ended";
  return today < starts_on ? "coming" : "running";
}
