import { z } from "zod";
import { allForms, type FormName } from "#domain/forms/all-forms.ts";
import {
  chartUnits,
  captionedPicture,
  figureBag,
  film,
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

/** Anchor for links to this section. */
const placeId = z.string().regex(/^[a-z0-9-]+$/, "small letters, digits and hyphens");

/** True to hide the item until its link has a URL (reader/resolve.ts). */
const needs_address = z.boolean().optional();

const common = {
  ...marks,
  id: placeId.optional(),
  title: pair,
  lead: pair.optional(),
  ground: ground.default("plaster"),
  actions: some(action.extend({ needs_address })).optional(),
};

const source = z.strictObject({ title: z.string(), url: z.url().nullable() });

/** A link below a card's text; without a label the title is the link. */
const way = { label: pair.optional(), target: target.optional() };

const card = passage.extend({
  ...marks,
  text: pair.optional(),
  ...way,
  icon: icon.optional(),
  picture: pictureName.optional(),
  needs_address,
});

const price = z.strictObject({
  ...marks,
  title: pair,
  /** The price, one number, for the chart. */
  number_fact: z.string(),
  per: pair,
  text: pair,
  /** Text of a badge: "most popular". */
  flag: pair.optional(),
});

const person = z.strictObject({
  ...marks,
  /** Null until the person agrees to be named; until then the role is the title. */
  name: z.string().trim().min(1).nullable(),
  role: pair,
  text: pair.optional(),
  picture: pictureName.optional(),
  sources: z.array(source).default([]),
});

const moment = passage.extend({
  ...marks,
  year: z.string().regex(/^\d{4}(–\d{4})?$/, "a year such as 2026"),
  picture: pictureName.optional(),
  source: source.optional(),
});

/** A part of a long text: paragraphs, optionally a list, optionally a link. */
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
 * Blocks of pages: editors add, remove and order them in content/pages/<page>.yaml. Each kind has a view in
 * app/components/blocks/kinds/. Blocks without entries are not rendered.
 */
export const block = z.discriminatedUnion("kind", [
  blockOf("words", {
    text: some(pair).optional(),
    picture: pictureName.optional(),
    sources: z.array(source).optional(),
  }),
  blockOf("cards", {
    /** `wall`: stacked like courses of a wall; `fields`: two color fields side by side. */
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
    /** `wall`: one per row; otherwise two. */
    layout: z.enum(["grid", "wall"]).default("grid"),
    items: z.array(passage.extend({ text: pair.optional() })),
  }),
  blockOf("prices", {
    /** A chart of the prices in units of `{unit}` dollars; it highlights the one with a flag. */
    chart: chartUnits.extend({ sentence: pair }).optional(),
    items: z.array(price),
  }),
  /** The programs of content/lists/programs.yaml side by side. */
  blockOf("programs", { items: z.array(z.strictObject({ program_card: z.string() })) }),
  /** In a description, {date} is the date of the figure in the register. */
  blockOf("figures", { items: z.array(figureBag) }),
  blockOf("films", { items: z.array(film) }),
  /** A story of content/lists/stories.yaml; the picture is shown while it is collapsed. */
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
  /** Buttons to share and print the page; a friend receives `message` before its address. */
  blockOf("share", { message: pair }),
]);
export type Block = z.infer<typeof block>;
