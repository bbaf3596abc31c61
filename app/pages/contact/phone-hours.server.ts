import { fillTemplate } from "#domain/language/fill-template.ts";
import { openStateAt, weekdays, type Weekday } from "#domain/calendar/opening-hours.ts";
import { site } from "#reader/content.ts";
import type { Language } from "#domain/language/language.ts";

/** 09:00 → "9 AM" in English, "9:00" in Spanish. */
function formatHour(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  if (language === "es") return `${hour}${minutes || ":00"}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

function dayName(day: Weekday, language: Language): string {
  const monday = Date.UTC(2024, 0, 1);
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    new Date(monday + weekdays.indexOf(day) * 86_400_000),
  );
}

/**
 * The hours of telephone and WhatsApp (content/site.yaml) in words, and whether somebody is there at a moment. Kept pages
 * are drawn anew when that changes (server/application.ts).
 *
 * @param texts {first} {last} {day} stand for days of the week, {from} {to} for hours
 */
export function phoneHours(
  texts: { readonly text: string; readonly open: string; readonly closed: string },
  language: Language,
  now: Date,
) {
  const hours = site(language).phone_hours;
  const [first, ...others] = hours.days;
  const { isOpen, opensOn } = openStateAt(hours, now);
  const values: Record<string, string> = {
    first: dayName(first, language),
    last: dayName(others.at(-1) ?? first, language),
    day: dayName(opensOn, language),
    from: formatHour(hours.from, language),
    to: formatHour(hours.to, language),
  };
  return {
    isOpen,
    text: fillTemplate(texts.text, values),
    state: fillTemplate(isOpen ? texts.open : texts.closed, values),
  };
}
