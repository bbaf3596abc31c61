import { z } from "zod";
import { formatDays } from "#domain/language/format.ts";
import { inEachLanguage, languageOf } from "#domain/language/language.ts";
import { awards } from "./awards.ts";
import { giftNews, goals } from "./goals.ts";
import { drawings, featuredVideos, highlights, press } from "./media.ts";
import { day, icon, itemId, marks, pair, pictureName, some, target } from "./pair.ts";
import { programs } from "./programs.ts";
import { reports } from "./reports.ts";
import { stories } from "./stories.ts";
import { projectCategories, projectStatuses } from "#domain/planners/project-filter.ts";

const path = /^\/[^\s?#\\]*[^\s?#\\/]$/;
const isEnglish = (text: string) => languageOf(text.toLowerCase()) === "en";

/** A path of an English page as it once was, without its slash at the end; `/es` stands before it by itself. */
const oldPath = z.string().refine((text) => path.test(text) && isEnglish(text), {
  error: "an old path such as /old-page, without /es",
});

/** Old addresses and where they lead now; what they may name is checked by reader/redirects.ts. */
const redirects = z.array(z.strictObject({ from: oldPath, target }));

/** Specification 3: project (green build, about 21); what nobody wrote down is left out, never guessed. */
const projects = z.array(
  z.strictObject({
    id: itemId,
    title: pair,
    category: z.enum(projectCategories),
    status: z.enum(projectStatuses),
    year: z.string().optional(),
    description: pair,
    materials: some(pair).optional(),
    impact: pair.optional(),
    picture: pictureName,
    /** The sheet of content/documents/build-sheets.yaml by which somebody else builds the same. */
    build_sheet: itemId.optional(),
    source: z.strictObject({ title: pair, url: z.url().nullable() }),
  }),
);

const item = z.strictObject({ label: pair, note: pair.optional(), target });

/** The header's menus and the footer's columns. */
const navigation = z.strictObject({
  /** A group with items drops down; one with a target is a plain link. */
  header: some(
    z.union([
      z.strictObject({ id: z.string(), label: pair, items: some(item) }),
      z.strictObject({ id: z.string(), label: pair, target }),
    ]),
  ),
  footer: some(z.strictObject({ label: pair, items: some(item) })),
  /** One line below the columns. */
  legal: some(item),
});

/** Specification 3: internship position (12): title, status (all open), icon; and an address of its own. */
const internships = z.array(
  z.strictObject({
    ...marks,
    id: itemId,
    title: pair,
    status: z.enum(["open"]),
    icon,
    picture: pictureName,
  }),
);

/** True for an item made up to fill a slot: the site says so. */
const sample = z.boolean();
/** A film's id at the video platform; null until the organisation names it, never guessed. */
const video = z.string().nullable();

/** Specification 3: event (3). Past or coming is settled on the day it is read. */
const events = z.array(
  z
    .strictObject({
      id: itemId,
      title: pair,
      starts_on: day,
      ends_on: day,
      /** The day of the entry's last change: calendars that have an older one take this. */
      changed_on: day,
      /** Words in place of the days: "all of 2025". */
      date: pair.optional(),
      location: pair,
      description: pair,
      picture: pictureName,
      target,
    })
    .refine(({ starts_on, ends_on }) => ends_on >= starts_on, {
      path: ["ends_on"],
      error: "a day not before starts_on",
    })
    .transform(({ date, ...event }) => ({
      ...event,
      /** The date as visitors read it. */
      date:
        date ?? inEachLanguage((language) => formatDays(event.starts_on, event.ends_on, language)),
    })),
);

const blogCategories = z.array(z.strictObject({ id: itemId, name: pair })).min(1);

/** Specification 3: partner. Names in type until a partner supplies its logo. */
const partners = z.array(
  z.strictObject({
    id: itemId,
    name: z.string(),
    website: z.url().nullable(),
    relation: pair,
    source: z.string().nullable(),
    /** The partner's own logo, once supplied; until then the name stands alone. */
    logo: z.strictObject({ picture: pictureName }).optional(),
    sample,
  }),
);

/** Specification 3: impact metric (6 on the home page). */
const impactMetrics = z.array(z.strictObject({ id: itemId, fact: z.string(), icon, label: pair }));

/** A card of the home page that leads on by its title. */
const waysOn = z.array(
  z.strictObject({ id: itemId, title: pair, description: pair, picture: pictureName, target }),
);

/** Specification 3: green structure (6). */
const structures = z.array(
  z.strictObject({
    id: itemId,
    title: pair,
    description: pair,
    impact: pair,
    picture: pictureName,
    /** The line drawing of its blueprint. */
    plan: z.strictObject({ picture: pictureName }),
    cost_fact: z.string(),
    build_time_fact: z.string(),
    materials: some(pair),
    detail: pair,
    benefits: some(pair),
    /** Safety comes with every drawing: get local engineering advice. */
    advice: pair,
    target,
    calculator: z.strictObject({ target }).optional(),
  }),
);

/** A film; the story in drawings stands in its place until it has an id. */
const film = z.strictObject({
  id: itemId,
  title: pair,
  video,
  drawn_story: z.string().optional(),
  picture: pictureName.optional(),
});

/** Specification 3: build video (3). */
const buildVideos = z.array(
  film.extend({
    duration: z
      .string()
      .regex(/^\d+:\d{2}$/)
      .optional(),
  }),
);

/** Specification 3: media playlist card. */
const videoGallery = z.array(film.extend({ description: pair.optional(), target }));

/** Specification 3: donated-goods category (8), with the priority of the goods page. */
const goods = z.array(
  z.strictObject({
    id: itemId,
    title: pair,
    items: some(pair),
    cta: pair,
    target,
    picture: pictureName,
    /** Null where it is a draft and the address is public. */
    priority: z
      .strictObject({ ...marks, level: z.enum(["critical", "high", "medium"]) })
      .nullable(),
  }),
);

/** A figure that changed, or statements that differ: two or more facts of the register and why. */
const figureChanges = z.array(
  z.strictObject({
    id: itemId,
    title: pair,
    text: pair,
    figures: z.array(z.strictObject({ fact: z.string() })).min(2),
  }),
);

/** Specification 2: accomplishments and beneficiaries, eleven topics in two columns. */
const accomplishments = z
  .array(
    z.strictObject({
      id: itemId,
      title: pair,
      fact: z.string(),
      counted: pair.nullable(),
      text: pair,
    }),
  )
  .length(11);

/** The schema of every content/lists/<name>.yaml, by the file's name. */
export const listSchemas = {
  navigation,
  blogCategories,
  events,
  partners,
  impactMetrics,
  impactPaths: waysOn,
  why: waysOn,
  structures,
  buildVideos,
  giftNews,
  videoGallery,
  goods,
  goals,
  /** Companies that give the same again when their people give. None is guessed. */
  employers: z.array(z.strictObject({ id: itemId, name: z.string().trim().min(1) })),
  projects,
  awards,
  reports,
  accomplishments,
  figureChanges,
  press,
  featuredVideos,
  highlights,
  drawings,
  stories,
  internships,
  programs,
  redirects,
} satisfies Record<string, z.ZodType>;
