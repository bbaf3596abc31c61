import { z } from "zod";
import { allForms, type FormName } from "#domain/forms/all-forms.ts";
import {
  chartUnits,
  captionedPicture,
  figureBag,
  filmCard,
  passage,
  signedPassage,
} from "./passages.ts";
import { action, icon, marks, pair, pictureName, some, target } from "./pair.ts";

export const ground = z.enum([
  "plaster",
  "sunk",
  "sky",
  "sand",
  "red",
  "indigo",
  "green",
  "basalt",
  "violet",
  "marigold",
]);

/** A form of domain/forms/, which app/forms/page-forms.server.ts answers. */
export const formName = z.enum(allForms.map(({ name }) => name) as [FormName, ...FormName[]]);

/** For links to a place of the page. */
const placeId = z.string().regex(/^[a-z-]+$/);

/** Left out until the link it leads to has an address (reader/resolve.ts). */
const needs_address = z.boolean().optional();

/** All that every block may say of itself. */
const common = {
  ...marks,
  id: placeId.optional(),
  title: pair,
  lead: pair.optional(),
  ground: ground.default("plaster"),
  actions: some(action.extend({ needs_address })).optional(),
};

const source = z.strictObject({ title: z.string(), url: z.url().nullable() });

/** A link under the words of a card; without its label the title is the link. */
const way = { label: pair.optional(), target: target.optional() };

const card = passage.extend({
  ...marks,
  ...way,
  icon: icon.optional(),
  picture: pictureName.optional(),
  needs_address,
});

const price = z.strictObject({
  ...marks,
  title: pair,
  /** The price: one number, which the chart lays out. */
  number_fact: z.string(),
  per: pair,
  text: pair,
  /** Said on a flag: "most popular". */
  flag: pair.optional(),
});

const person = z.strictObject({
  ...marks,
  /** Null until the person has agreed to be named: then the role is the card's title. */
  name: z.string().trim().min(1).nullable(),
  role: pair,
  text: pair.optional(),
  picture: pictureName.optional(),
  sources: z.array(source).default([]),
});

const moment = passage.extend({
  ...marks,
  /** A year or a range of years. */
  year: z.string().regex(/^\d{4}(–\d{4})?$/),
  picture: pictureName.optional(),
  source: source.optional(),
});

/** A stretch of a long text: paragraphs, then maybe a list, then maybe a link. */
const stretch = z.strictObject({
  id: placeId,
  title: pair,
  text: some(pair),
  list: some(pair).optional(),
  link: action.optional(),
});

const slot = z.strictObject({ picture: pictureName });

function blockOf<const Kind extends string, Fields extends z.core.$ZodLooseShape>(
  kind: Kind,
  fields: Fields,
) {
  return z.strictObject({ kind: z.literal(kind), ...common, ...fields });
}

/**
 * The pieces a content-driven page is laid of. An editor adds, removes and orders them in
 * content/pages/<page>.yaml; each kind has one look (app/components/blocks/kinds/). One without entries is not drawn.
 */
export const block = z.discriminatedUnion("kind", [
  blockOf("words", {
    text: some(pair).optional(),
    picture: pictureName.optional(),
    sources: z.array(source).optional(),
  }),
  blockOf("cards", {
    /** `wall`: one under the other as courses of a wall; `fields`: two fields of colour side by side. */
    layout: z.enum(["grid", "wall", "fields"]).default("grid"),
    items: z.array(card),
  }),
  blockOf("points", {
    /** `wall`: each on an earthbag. */
    layout: z.enum(["grid", "wall"]).default("grid"),
    items: z.array(signedPassage.extend(marks)),
  }),
  blockOf("facts", {
    picture: pictureName.optional(),
    items: z.array(signedPassage.extend(marks)),
  }),
  blockOf("steps", {
    /** `wall`: each a whole course; else two to a course. */
    layout: z.enum(["grid", "wall"]).default("grid"),
    items: z.array(passage),
  }),
  blockOf("list", { items: z.array(pair) }),
  blockOf("prices", {
    /** The same prices laid out in units of so many dollars, `{unit}`; the flagged one is what the chart is about. */
    chart: chartUnits.extend({ sentence: pair }).optional(),
    items: z.array(price),
  }),
  /** Ways to come, content/lists/programs.yaml, side by side. */
  blockOf("programs", { items: z.array(z.strictObject({ program_card: z.string() })) }),
  /** In a description {date} is the day, month or year for which the register gives the figure. */
  blockOf("figures", { items: z.array(figureBag) }),
  blockOf("films", { items: z.array(filmCard) }),
  /** A story of content/lists/stories.yaml; the picture stands for it while it is closed. */
  blockOf("story", {
    drawn_story: z.string(),
    video: z.string().nullish(),
    picture: pictureName,
    /** Large before the title. */
    number_fact: z.string().optional(),
  }),
  blockOf("people", { items: z.array(person) }),
  blockOf("timeline", { items: z.array(moment) }),
  blockOf("pictures", { items: z.array(captionedPicture) }),
  blockOf("slides", { items: z.array(captionedPicture) }),
  blockOf("text", { items: z.array(stretch) }),
  z.strictObject({ kind: z.literal("form"), ...common, lead: pair, form: formName }),
  z.strictObject({
    kind: z.literal("closing"),
    ...common,
    lead: pair,
    landscape: z
      .strictObject({ day: slot, night: slot, light: z.enum(["morning", "dawn"]).optional() })
      .optional(),
  }),
  /** Ways to pass the page on, and to print it. */
  blockOf("share", {}),
]);
export type Block = z.infer<typeof block>;
