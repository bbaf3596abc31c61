import type { RouterContextProvider } from "react-router";
import { draftsShown, listContent, reader, site } from "#reader/content.ts";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { requestInfo, services } from "./services.server.ts";

/** Our pages elsewhere that have been supplied. */
export function socialProfiles(language: Language) {
  const content = reader(language);
  const profiles = ["facebook", "instagram", "youtube", "linkedin"] as const;
  return profiles.map((name) => ({ name, ...content.link(name) })).filter(({ outside }) => outside);
}

/** Header, footer and brand in one language. */
export function shellContent(language: Language, context: Readonly<RouterContextProvider>) {
  return {
    ...listContent("navigation", language),
    wordmark: site(language).wordmark,
    // Specification 9: of the day on which the page is drawn, which is anew each day.
    year: guatemalaDay(services(context).clock.now()).slice(0, 4),
    social: socialProfiles(language),
    drafts: draftsShown(),
  };
}

export type ShellContent = ReturnType<typeof shellContent>;

/** Every Donate control leads there: the outside widget when the organisation has one, else our own page. */
export function donateStart(language: Language) {
  const widget = reader(language).link("donation_widget");
  return {
    widget: widget.outside ? widget : null,
    href: addressOf("donate", language),
    choices: donationChoices(),
  };
}

/**
 * Specification 9: presets of one-time and monthly gifts; 55 chosen at first, and a preset for monthly
 * gifts too. A yearly gift is offered what is offered at once: each year it is one such gift.
 */
function donationChoices() {
  const content = reader("en");
  const once = ([1, 2, 3, 4, 5, 6] as const).map((n) => content.number(`donation_once_${n}`));
  const chosenOnce = content.number("donation_once_2");
  const presets = {
    once,
    monthly: ([1, 2, 3, 4] as const).map((n) => content.number(`donation_monthly_${n}`)),
    yearly: once,
  };
  return {
    presets,
    chosen: { once: chosenOnce, monthly: content.number("donation_monthly_2"), yearly: chosenOnce },
  };
}

/** The number under which a failure is noted; null in what is drawn for everybody. */
export function requestReference(context: Readonly<RouterContextProvider>): string | null {
  const { forEverybody, requestId } = requestInfo(context);
  return forEverybody ? null : requestId;
}
