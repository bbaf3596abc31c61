import { draftsShown, listContent, reader, site } from "#reader/content.ts";
import { guatemalaDay } from "#domain/clock.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { services, type Context } from "./services.server.ts";

/** The organisation's profiles on other services, as far as content/links.yaml has them. */
export function socialProfiles(language: Language) {
  const content = reader(language);
  const profiles = ["facebook", "instagram", "youtube", "linkedin"] as const;
  return profiles.map((name) => ({ name, ...content.link(name) })).filter(({ outside }) => outside);
}

export function shellContent(language: Language, context: Context) {
  return {
    ...listContent("navigation", language),
    wordmark: site(language).wordmark,
    // Specification 9. Pages are rendered again each day.
    year: guatemalaDay(services(context).clock.now()).slice(0, 4),
    social: socialProfiles(language),
    isDrawn: reader(language).isDrawn,
    drafts: draftsShown(),
  };
}

export type ShellContent = ReturnType<typeof shellContent>;

/** The target of Donate buttons: the organisation's outside widget when it has one, else our donation page. */
export function donateStart(language: Language) {
  const widget = reader(language).link("donation_widget");
  return {
    widget: widget.outside ? widget : null,
    href: addressOf("donate", language),
    choices: donationChoices(),
  };
}

/** Preset amounts in US dollars (specification 9). A yearly gift has those of a one-time gift. */
function donationChoices() {
  const content = reader("en");
  const once = ([1, 2, 3, 4, 5, 6] as const).map((n) => content.number(`donation_once_${n}`));
  const monthly = ([1, 2, 3, 4] as const).map((n) => content.number(`donation_monthly_${n}`));
  return { once, monthly, yearly: once };
}
