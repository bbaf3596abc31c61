import { z } from "zod";
import { block, formName, ground } from "./blocks.ts";
import { action, head, pair, pictureName, some } from "./pair.ts";
import { signedLine } from "./passages.ts";
import { blocksAnd } from "./sections.ts";

const band = z.enum(["camino", "libro", "cielo", "volcan", "milpa", "rombo", "llanta"]);

/** The first screen of a page: its heading, one sentence, and what to do. */
const first = { title: pair, lead: pair, actions: some(action).optional() };

const opening = z.discriminatedUnion("kind", [
  /** A scene from edge to edge, with a panel. */
  z.strictObject({
    kind: z.literal("scene"),
    ...first,
    picture: pictureName,
    /** A film of public/films/ that plays over the picture. */
    film: z.string().optional(),
    band: band.optional(),
  }),
  /** A field of colour, with an arch where there is a picture. */
  z.strictObject({
    kind: z.literal("ground"),
    ...first,
    ground,
    band: band.optional(),
    picture: pictureName.optional(),
  }),
  /** A page that is one form. */
  z.strictObject({
    kind: z.literal("form"),
    ...first,
    ground: z.enum(["indigo", "green"]),
    picture: pictureName,
    points: some(signedLine),
    form: formName,
    form_title: pair,
    /** `row`: one field and its button beside each other. */
    layout: z.enum(["grid", "row"]).default("grid"),
  }),
  /** Small, over a long text: the lead says since when it holds. */
  z.strictObject({ kind: z.literal("text"), title: pair, lead: pair }),
]);

const common = {
  head,
  opening,
  /** Legal texts ask nobody for money. */
  asks_for_nothing: z.boolean().optional(),
};

/** A page of an opening and blocks, with no code of its own. */
export const brochure = z.strictObject({ ...common, sections: z.array(block) });
export type Brochure = z.infer<typeof brochure>;

/** The same with parts that only this page has, between its blocks. */
export const brochureWith = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.strictObject({ ...common, sections: blocksAnd(names) });
