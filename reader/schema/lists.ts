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

/** Old path of an English page, without a trailing slash; the Spanish one, with `/es`, is added automatically. */
const oldPath = z.string().refine((text) => path.test(text) && isEnglish(text), {
  error: "an old path such as /old-page, without /es",
});

/** Redirects; reader/redirects.ts checks them. */
const redirects = z.array(z.strictObject({ from: oldPath, target }));

/** Specification 3: project (green build, about 21); unknown fields are left out. */
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
    /** Id of its build sheet in content/documents/build-sheets.yaml. */
    build_sheet: itemId.optional(),
    source: z.strictObject({ title: pair, url: z.url().nullable() }),
  }),
);

const item = z.strictObject({ label: pair, note: pair.optional(), target });

/** The header's menus and the footer's columns. */
const navigation = z.strictObject({
  /** With `items` a menu, with `target` a link. */
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

/** Specification 3: internship position (12): title, status (all open), icon; each has a page. */
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

/** True for an invented example, which the site labels as one. */
const sample = z.boolean();
/** Id of a film at the video platform; null until the organization supplies it. */
const video = z.string().nullable();

/** Specification 3: event (3). Pages decide by today's date whether it is over. */
const events = z.array(
  z
    .strictObject({
      id: itemId,
      title: pair,
      starts_on: day,
      ends_on: day,
      /** Last change; calendar programs update older copies. */
      changed_on: day,
      location: pair,
      description: pair,
      picture: pictureName,
      target,
    })
    .refine(({ starts_on, ends_on }) => ends_on >= starts_on, {
      path: ["ends_on"],
      error: "a day not before starts_on",
    })
    .transform((event) => ({
      ...event,
      /** The date as shown. */
      date: inEachLanguage((language) => formatDays(event.starts_on, event.ends_on, language)),
    })),
);

const blogCategories = some(z.strictObject({ id: itemId, name: pair }));

/** Specification 3: partner. */
const partners = z.array(
  z.strictObject({
    id: itemId,
    name: z.string(),
    website: z.url().nullable(),
    relation: pair,
    source: z.string().nullable(),
    /** The partner's logo; without one only the name is shown. */
    logo: z.strictObject({ picture: pictureName }).optional(),
    sample,
  }),
);

/** Specification 3: impact metric (6 on the home page). */
const impactMetrics = z.array(z.strictObject({ id: itemId, fact: z.string(), icon, label: pair }));

/** A card of the home page; its title is a link. */
const waysOn = z.array(
  z.strictObject({ id: itemId, title: pair, description: pair, picture: pictureName, target }),
);

/** Specification 3: green structure (6). */
const structures = some(
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
    /** Safety advice for every drawing. */
    advice: pair,
    target,
    calculator: z.strictObject({ target }).optional(),
  }),
);

/** A film, or a story in drawings until the film has an id. */
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
      .regex(/^\d+:\d{2}$/, "minutes and seconds, such as 2:05")
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
    /** Null for a draft at a public address. */
    priority: z
      .strictObject({ ...marks, level: z.enum(["critical", "high", "medium"]) })
      .nullable(),
  }),
);

/** A figure that changed, or contradicting statements: two or more facts of the register with an explanation. */
const figureChanges = some(
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
  /** Companies that match gifts of their employees. */
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
