import { z } from "zod";
import { action, head, pair, pictureName, some, target } from "#reader/schema/pair.ts";
import {
  captionedPicture,
  filmCard,
  filmedOpening,
  signedPassage,
} from "#reader/schema/passages.ts";
import { sections } from "#reader/schema/sections.ts";

const perProgram = { individual: pair, groups: pair, interns: pair };

/** Specification 3: volunteer program. */
const program = z.strictObject({
  id: z.enum(["individual", "groups", "interns"]),
  title: pair,
  flag: z.strictObject({ amount: pair, per: pair }),
  duration: pair,
  price: pair,
  age: pair,
  description: pair,
  features: some(pair),
  label: pair,
  target,
  picture: pictureName,
});

/** One position's page: the words around it. */
const positionPage = z.strictObject({
  back: pair,
  /** Title of the page; {title} is the position's. */
  page_title: pair,
  status: z.strictObject({ open: pair }),
  places: z.strictObject({ "on-site": pair, remote: pair }),
  tasks: pair,
  brings: pair,
  words: z.strictObject({ where: pair, duration: pair, price: pair }),
  duration: pair,
  price: pair,
  apply: pair,
  apply_text: pair,
});

/** Specification 2, volunteer: every block of the page but the packing guides, which have their own. */
export const volunteer = z.strictObject({
  head,
  sections: sections([
    "programs",
    "safety",
    "comparison",
    "documents",
    "internships",
    "apply",
    "work",
    "photos",
    "stories",
  ]),
  opening: filmedOpening.extend({ apply: pair, internships: pair }),
  programs: z.strictObject({
    title: pair,
    words: z.strictObject({ duration: pair, price: pair, age: pair }),
    items: z.array(program).length(3),
  }),
  documents: z.strictObject({
    title: pair,
    text: pair,
    manual: action,
    packing: action,
    contract: action,
  }),
  work: z.strictObject({
    title: pair,
    lead: pair,
    picture: pictureName,
    items: some(signedPassage),
    week: pair,
    /** Where one hears of the next week, when the last has passed. */
    next: action,
  }),
  photos: z.strictObject({ title: pair, lead: pair, items: some(captionedPicture) }),
  stories: z.strictObject({
    title: pair,
    lead: pair,
    film: filmCard,
    picture_story: z.strictObject({ picture: pictureName, title: pair, text: pair }),
    videos: z.array(filmCard).length(2),
    more: action,
  }),
  safety: z.strictObject({ title: pair, lead: pair, items: some(signedPassage) }),
  comparison: z.strictObject({
    title: pair,
    row: pair,
    columns: z.strictObject(perProgram),
    rows: some(z.strictObject({ name: pair, ...perProgram })),
    note: pair,
  }),
  internships: z.strictObject({
    title: pair,
    lead: pair,
    ways: z
      .array(z.strictObject({ id: z.string(), title: pair, text: pair, picture: pictureName }))
      .length(2),
    positions: pair,
    sample: pair,
  }),
  apply: z.strictObject({
    title: pair,
    text: pair,
    contact: z.strictObject({ title: pair, action }),
  }),
  position_page: positionPage,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"volunteer", typeof volunteer> {}
}
