export type EventPhase = "ended" | "running" | "coming";

type Days = { readonly starts_on: string; readonly ends_on: string };

/** The phase of an event on a day. @param today in Guatemala, `2026-05-18` */
export function eventPhase({ starts_on, ends_on }: Days, today: string): EventPhase {
  if (today > ends_on) return "ended";
  return today < starts_on ? "coming" : "running";
}
