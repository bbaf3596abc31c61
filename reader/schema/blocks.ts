import { z } from "zod";
import { chartUnits } from "./charts.ts";
import { action, icon, pair, pictureName, some, target } from "./pair.ts";
import { figureBag, filmCard, passage } from "./passages.ts";

const ground = z.enum([
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

/** What every block may say of itself. */
const common = {
  /** For links to this place of the page. */
  id: z
    .string()
    .regex(/^[a-z-]+$/)
    .optional(),
  title: pair,
  lead: pair.optional(),
  /** What of it has not been supplied yet: one sign under the heading. */
  missing: pair.optional(),
  ground: ground.default("plaster"),
  actions: some(action).optional(),
};

const card = z.strictObject({
  title: pair,
  text: pair,
  icon: icon.optional(),
  picture: pictureName.optional(),
  label: pair.optional(),
  target: target.optional(),
  /** A person or thing that only fills the slot: the site says so. */
  sample: z.boolean().optional(),
});

/**
 * The pieces a content-driven page is laid of. An editor adds, removes and orders them in
 * content/pages/<page>.yaml; each kind has one look (app/components/blocks/block-list.tsx).
 */
export const block = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("words"),
    ...common,
    text: some(pair).optional(),
    picture: pictureName.optional(),
  }),
  z.strictObject({
    kind: z.literal("cards"),
    ...common,
    /** `wall`: one under the other as courses of a wall, each with its picture at the side. */
    layout: z.enum(["grid", "wall"]).default("grid"),
    items: some(card),
  }),
  z.strictObject({
    kind: z.literal("steps"),
    ...common,
    /** `wall`: each a whole course; else two to a course. */
    layout: z.enum(["grid", "wall"]).default("grid"),
    items: some(passage),
  }),
  z.strictObject({ kind: z.literal("list"), ...common, items: some(pair) }),
  z.strictObject({
    kind: z.literal("prices"),
    ...common,
    /** The same prices laid out in units of so many dollars, `{unit}`; the flagged one is what the chart is about. */
    chart: chartUnits.extend({ sentence: pair }).optional(),
    items: some(
      z.strictObject({
        title: pair,
        /** The price: one number, which the chart lays out. */
        number_fact: z.string(),
        per: pair,
        text: pair,
        /** Said on a flag: "most popular". */
        flag: pair.optional(),
      }),
    ),
  }),
  z.strictObject({
    kind: z.literal("figures"),
    ...common,
    items: some(figureBag),
  }),
  z.strictObject({
    kind: z.literal("films"),
    ...common,
    items: some(filmCard),
  }),
]);
export type Block = z.infer<typeof block>;
