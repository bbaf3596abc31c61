import type { z } from "zod";
import { addresses } from "#domain/addresses.ts";
import { languages } from "#domain/language/language.ts";
import { blogPost } from "#reader/schema/blog.ts";
import { newsletterIssue } from "#reader/schema/newsletter.ts";
import { day } from "#reader/schema/pair.ts";
import { wordShelves, type WordShelf } from "./shelves.ts";

/** A text that lies in a folder of its own: a file of fields, and beside it the words of each language. */
export type WordFolder = {
  readonly under: string;
  readonly own: string;
  readonly schema: z.ZodType;
  readonly blank: z.ZodType;
  /** Its page, with `:id` for the folder's name. */
  readonly page: string;
  readonly pictures: boolean;
};

export const wordFolders = {
  articles: {
    under: "content/blog/",
    own: "post.yaml",
    schema: blogPost,
    blank: blogPost,
    page: addresses.blogPost,
    pictures: true,
  },
  newsletter: {
    under: "content/newsletter/",
    own: "issue.yaml",
    schema: newsletterIssue,
    // Its day is a part of the folder's name, and no field.
    blank: newsletterIssue.extend({ published: day }),
    page: addresses.newsletterIssue,
    pictures: false,
  },
} as const satisfies Record<WordShelf, WordFolder>;

/** The shelf of a file that lies in such a folder; null for any other. */
export function wordShelfOf(path: string): WordShelf | null {
  return wordShelves.find((shelf) => path.startsWith(wordFolders[shelf].under)) ?? null;
}

const bodyFile = new RegExp(`/(${languages.join("|")})\\.md$`);

/** The file whose form shows another one: `…/en.md` → `…/post.yaml`, a photograph → its words; any other as it is. */
export function formOf(path: string): string {
  const shelf = wordShelfOf(path);
  return shelf
    ? path.replace(bodyFile, `/${wordFolders[shelf].own}`)
    : path.replace(/^(content\/pictures\/[^/]+)\.[a-z]+$/i, "$1.yaml");
}

/** `…/post.yaml` → `…/en.md` */
export const wordsPath = (form: string, language: string) =>
  form.replace(/[^/]+\.yaml$/, `${language}.md`);

/** `content/pages/about.yaml` → `about`; the name of a folder of words. */
export function nameOf(path: string): string {
  const folder = wordShelfOf(path) && path.split("/").at(-2);
  return folder ?? path.slice(path.lastIndexOf("/") + 1, -".yaml".length);
}
