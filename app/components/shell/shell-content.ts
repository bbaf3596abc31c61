import type { ListContent } from "#reader/parsed-content.ts";
import type { Destination, Resolved } from "#reader/resolve.ts";

/** The words and links of header and footer in one language. */
export type ShellContent = Resolved<ListContent["navigation"]> & {
  wordmark: string[];
  /** The year of building; app/inline-scripts/year.ts puts the year of reading in its place. */
  year: number;
  /** A profile nobody has supplied has no icon; the contact page stands in for all of them. */
  social: (Destination & {
    name: "facebook" | "instagram" | "youtube" | "linkedin";
    label: string;
  })[];
};
