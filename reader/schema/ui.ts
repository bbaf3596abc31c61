import { z } from "zod";
import { pair } from "./pair.ts";

/** The groups of labels; a page is given those that its loader names. */
const labelGroups = [
  "shell",
  "light",
  "banner",
  "footer",
  "error",
  "donate_start",
  "form",
  "search",
  "trouble",
  "thanks",
  "newsletter",
  "video",
  "legal",
  "blog",
  "pages",
  "blocks",
  "gallery",
] as const;
export type LabelGroup = (typeof labelGroups)[number];

/** "shell.menu". That there is such a label, and that the page is given it, test/labels.test.ts checks. */
export type LabelName = `${LabelGroup}.${string}`;

/** Every label and message the code shows: groups of keys, each in both languages. */
export const uiFile = z.record(
  z.enum(labelGroups),
  z.record(z.string().regex(/^[a-zA-Z0-9_.-]+$/), pair),
);
export type UiFile = z.infer<typeof uiFile>;
