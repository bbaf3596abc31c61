import { z } from "zod";
import { formatDays } from "#domain/language/format.ts";
import { inEachLanguage, languageOf } from "#domain/language/language.ts";
import { givingAndPressLists } from "./giving-and-press-lists.ts";
import { day, icon, itemId, marks, pair, pictureName, some, target } from "./pair.ts";
import { film } from "./passages.ts";
import { projectCategories, projectStatuses } from "#domain/planners/project-filter.ts";

const path = /^\/[^\s?#\\]*[^\s?#\\/]$/;
const isEnglish = (text: string) => languageOf(text.toLowerCase()) === "en";

/** Old path of an English page, without a trailing slash; the Spanish one, with `/es`, is added automatically. */
const oldPath = z.string().refine((text) => path.test(text) && isEnglish(text), {
  error: "an old path such as /old-page, without /es",
});

const item = z.strictObject({ label: pair, note: pair.optional(), target });

/** A card of the home page; its title is a link. */
const waysOn = z.array(
  z.strictObject({ id: itemId, title: pair, description: pair, picture: pictureName, target }),
);

/** The schema of every content/lists/<name>.yaml, by the file's name. */
export const listSchemas = {
  /** The header's menus and the footer's columns. */
  navigation: z.strictObject({
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
  }),
  blogCategories: some(z.strictObject({ id: itemId, name: pair })),
  /** Specification 3: event (3). Pages decide by today's date whether it is over. */
  events: z.array(
    z
      .strictObject({
        hidden: marks.hidden,
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
      .refine(({ starts_on, ends_on }) => !ends_on || ends_on >= starts_on, {
        path: ["ends_on"],
        error: "a day not before starts_on",
      })
      .transform((event) => ({
        ...event,
        date: inEachLanguage((language) => formatDays(event.starts_on, event.ends_on, language)),
      })),
  ),
  /** Specification 3: partner. */
  partners: z.array(
    z.strictObject({
      id: itemId,
      name: z.string(),
      website: z.url().nullable(),
      relation: pair,
      source: z.string().nullable(),
      /** The partner's logo; without one only the name is shown. */
      logo: z.strictObject({ picture: pictureName }).optional(),
      /** True for an invented example, which the site labels as one. */
      sample: z.boolean(),
    }),
  ),
  /** Specification 3: impact metric (6 on the home page). */
  impactMetrics: z.array(z.strictObject({ id: itemId, fact: z.string(), icon, label: pair })),
  impactPaths: waysOn,
  /** They stand side by side on the home page. */
  why: waysOn.max(3),
  /** Specification 3: green structure (6). */
  structures: some(
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
  ),
  /** Specification 3: build video (3). */
  buildVideos: z.array(film),
  /** Specification 3: media playlist card. */
  videoGallery: z.array(film.extend({ target })),
  /** Specification 3: donated-goods category (8), with the priority of the goods page. */
  goods: z.array(
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
  ),
  /** Companies that match gifts of their employees. */
  employers: z.array(z.strictObject({ id: itemId, name: z.string().trim().min(1) })),
  /** Specification 3: project (green build, about 21); unknown fields are left out. */
  projects: z.array(
    z.strictObject({
      id: itemId,
      title: pair,
      category: z.enum(projectCategories),
      status: z.enum(projectStatuses),
      year: z.union([z.string(), pair]).optional(),
      description: pair,
      materials: some(pair).optional(),
      impact: pair.optional(),
      picture: pictureName,
      /** Id of its build sheet in content/documents/build-sheets.yaml. */
      build_sheet: itemId.optional(),
      source: z.strictObject({ title: pair, url: z.url().nullable() }),
    }),
  ),
  /** Specification 2: accomplishments and beneficiaries, eleven topics in two columns. */
  accomplishments: z
    .array(
      z.strictObject({
        id: itemId,
        title: pair,
        fact: z.string(),
        counted: pair.nullable(),
        text: pair,
      }),
    )
    .length(11),
  /** A figure that changed, or contradicting statements: two or more facts of the register with an explanation. */
  figureChanges: some(
    z.strictObject({
      id: itemId,
      title: pair,
      text: pair,
      figures: z.array(z.strictObject({ fact: z.string() })).min(2),
    }),
  ),
  ...givingAndPressLists,
  /** Specification 3: featured video (11); a picture only where it plays on our page. */
  featuredVideos: some(film.extend({ description: pair })),
  /** Specification 3: internship position (12): title, status (all open), icon; each has a page. */
  internships: z.array(
    z.strictObject({
      ...marks,
      id: itemId,
      title: pair,
      status: z.enum(["open"]),
      icon,
      picture: pictureName,
    }),
  ),
  /** Redirects; reader/redirects.ts checks them. */
  redirects: z.array(z.strictObject({ from: oldPath, target })),
} satisfies Record<string, z.ZodType>;
