/** Days of the week as `content/site.yaml` names them. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** The same hours on each of the days, `HH:MM` on the clocks of `zone`. */
export type OpeningHours = {
  readonly days: readonly Weekday[];
  readonly from: string;
  readonly to: string;
  /** IANA time zone, `America/Guatemala`. */
  readonly zone: string;
};

/** Whether it is open, and the day on which it opens next; while it is open, today. */
export type OpenState = { readonly isOpen: boolean; readonly opensOn: Weekday };

/** The closing minute itself is closed. */
export function openStateAt(hours: OpeningHours, now: Date): OpenState {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: hours.zone,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  const today = weekdays.findIndex((day) => day === part("weekday").toLowerCase());
  const time = `${part("hour")}:${part("minute")}`;
  const isDay = hours.days.some((day) => day === weekdays[today]);
  const isOpen = isDay && time >= hours.from && time < hours.to;
  const first = isDay && time < hours.to ? 0 : 1;
  for (let ahead = first; ahead <= weekdays.length; ahead++) {
    const day = weekdays[(today + ahead) % weekdays.length];
    if (day && hours.days.includes(day)) return { isOpen, opensOn: day };
  }
  throw new Error("opening hours without a day");
}
