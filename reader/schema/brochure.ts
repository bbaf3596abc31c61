import { z } from "zod";
import { block, formName, ground } from "./blocks.ts";
import { action, head, pair, pictureName, some, marks } from "./pair.ts";
import { signedLine } from "./passages.ts";

const band = z.enum(["camino", "libro", "cielo", "volcan", "milpa", "rombo", "llanta"]);
export type Band = z.infer<typeof band>;

/** The first screen of a page: heading, one sentence, buttons. */
const first = { title: pair, lead: pair, actions: some(action).optional() };

const opening = z.discriminatedUnion("kind", [
  /** A full-width picture with a text panel. */
  z.strictObject({
    kind: z.literal("scene"),
    ...first,
    picture: pictureName,
    /** A film in public/films/ that plays over the picture. */
    film: z.string().optional(),
    band: band.optional(),
  }),
  /** A color field; a picture has the shape of an arch. */
  z.strictObject({
    kind: z.literal("ground"),
    ...first,
    ground,
    band: band.optional(),
    picture: pictureName.optional(),
  }),
  z.strictObject({
    kind: z.literal("form"),
    ...first,
    ground: z.enum(["indigo", "green"]),
    picture: pictureName,
    points: some(signedLine),
    form: formName,
    form_title: pair,
    /** `row`: field and button side by side. */
    layout: z.enum(["grid", "row"]).default("grid"),
  }),
  /** For long texts; the lead says since when the text is valid. */
  z.strictObject({ kind: z.literal("text"), title: pair, lead: pair }),
]);

const common = {
  head,
  opening,
  /** True on legal texts: hides requests for gifts. */
  asks_for_nothing: z.boolean().optional(),
};

/** A page of an opening and blocks, without code of its own. */
export const brochure = z.strictObject({ ...common, sections: z.array(block) });
export type Brochure = z.infer<typeof brochure>;

export const brochureWith = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.strictObject({ ...common, sections: blocksAnd(names) });

type Names = readonly [string, ...string[]];

function eachOnce(names: Names) {
  return ({ value, issues }: z.core.ParsePayload<readonly { kind: string }[]>): void => {
    const found = value.map(({ kind }) => kind);
    const tell = (message: string, path: PropertyKey[], part: string) =>
      issues.push({ code: "custom", input: value, message, path, params: { part } });
    for (const name of names) {
      if (!found.includes(name)) tell("every part of the page, also {part}", [], name);
      const again = found.indexOf(name, found.indexOf(name) + 1);
      if (again > 0) tell("each part of the page once", [again], name);
    }
  };
}

/**
 * Blocks of a page, with the page's own sections between them, each exactly once: `{ kind: planner }`.
 * @param names sections that the page's module renders
 */
export function blocksAnd<const N extends Names>(names: N) {
  const own = z.strictObject({ kind: z.enum(names), hidden: marks.hidden });
  return z.array(z.discriminatedUnion("kind", [...block.options, own])).check(eachOnce(names));
}
