import type { ListContent } from "#reader/parsed-content.ts";
import type { Destination, Resolved } from "#reader/resolve.ts";

/** The words and links of header and footer in one language. */
export type ShellContent = Resolved<ListContent["navigation"]> & {
  wordmark: string[];
  /** Specification 9: of the day on which the page is drawn, which is anew each day. */
  year: string;
  /** How many drafts the pages show: none at a public address. */
  drafts: number;
  /** A profile nobody has supplied has no icon; the contact page stands in for all of them. */
  social: (Destination & {
    name: "facebook" | "instagram" | "youtube" | "linkedin";
    label: string;
  })[];
};
