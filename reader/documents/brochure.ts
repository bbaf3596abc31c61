import type { Picture } from "../resolve.ts";

/** What a brochure says on its cover and at the foot of its pages, in one language. */
export type Brochure = {
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  readonly picture: Picture;
  readonly foot: string;
  readonly numbering: string;
};

/** A name and what is said of it. */
export type Titled = { readonly title: string; readonly text: string };
