import { listContent, pageContent, reader, site } from "#reader/content.ts";
import { formViewModel } from "#app/forms/form-view-model.server.ts";
import { eventPhase, guatemalaDay } from "#domain/clock.ts";
import { languageOf, type Language } from "#domain/language/language.ts";
import { services, type RequestArgs } from "#app/services.server.ts";
import { socialProfiles } from "#app/shell.server.ts";
import { blueprintForm } from "#domain/forms/blueprint.ts";
import { consultationForm } from "#domain/forms/consultation.ts";

/** Loader data of the home page. Only what its sections show: it is sent twice, as HTML and for hydration. */
export function homeData(args: RequestArgs) {
  const language = languageOf(args.url.pathname);
  const content = pageContent("home", language);
  const today = guatemalaDay(services(args.context).clock.now());
  const { description, founded } = site(language);
  const schedule = reader(language).link("consultation_schedule");
  const events = listContent("events", language)
    .map((event) => ({ ...event, phase: eventPhase(event, today) }))
    .toSorted((one, other) => one.starts_on.localeCompare(other.starts_on));
  const ahead = events.filter(({ phase }) => phase !== "ended");
  return {
    // Specification 1: `/home` is the same page, with the canonical address `/`.
    head: { canonicalPath: "/" },
    content,
    hero: heroPictures(language),
    partners: listContent("partners", language).map(({ id, name, website, logo }) => ({
      id,
      name,
      website,
      logo,
    })),
    paths: listContent("impactPaths", language),
    metrics: listContent("impactMetrics", language).map(({ fact, ...metric }) => ({
      ...metric,
      value: fact.text,
    })),
    reasons: listContent("why", language),
    structures: listContent("structures", language).map(
      ({ cost_fact, build_time_fact, ...structure }) => ({
        ...structure,
        cost: cost_fact.text,
        costNote: cost_fact.note,
        time: build_time_fact.text,
      }),
    ),
    buildVideos: listContent("buildVideos", language),
    /** Once all have ended, those: "Upcoming events" is no heading for one that is over. */
    events: ahead.length > 0 ? ahead : events,
    videoGallery: listContent("videoGallery", language),
    goods: listContent("goods", language).map(({ id, cta, target, picture }) => ({
      id,
      cta,
      target,
      picture,
    })),
    forms: {
      blueprint: formViewModel(blueprintForm, args, { page: "blueprint" }),
      consultation: formViewModel(consultationForm, args, {
        page: "freeGreenBuildingConsultation",
        preset: { purpose: "own-build" },
      }),
    },
    /** An appointment calendar on another site, once content/links.yaml has one. */
    schedule: schedule.outside ? schedule : null,
    organisation: {
      description,
      founded,
      sameAs: socialProfiles(language).map(({ href }) => href),
    },
  };
}

export type HomeData = ReturnType<typeof homeData>;

function heroPictures(language: Language) {
  const read = reader(language);
  const sheets = (time: "dawn" | "night") => ({
    wide: read.picture(`home-hero-wide-${time}`),
    middle: read.picture(`home-hero-middle-${time}`),
    tall: read.picture(`home-hero-tall-${time}`),
  });
  return { dawn: sheets("dawn"), night: sheets("night") };
}
