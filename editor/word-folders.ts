import type { z } from "zod";
import { addresses } from "#domain/addresses.ts";
import { languages, type Language } from "#domain/language/language.ts";
import type { ContentFiles } from "#reader/content-files.ts";
import { issueFiles, type Kind, postFiles } from "#reader/parse-written.ts";
import { day } from "#reader/schema/pair.ts";
import { freeName, shortSlugOf } from "./names.ts";

export type Written = Record<string, unknown> & { body: Partial<Record<Language, string>> };

/** Texts in folders, such as articles: a YAML file of fields, and a Markdown file for each language. */
type WordFolder = Pick<Kind<object>, "root" | "file" | "schema"> & {
  readonly blank: z.ZodType;
  /** Path of its page; `:id` is the folder's name. */
  readonly page: string;
  /** True when its Markdown may contain pictures. */
  readonly pictures: boolean;
  /** Name of a new folder, part of its permanent URL. */
  name(value: Written): string;
  first(today: string): Readonly<Record<string, unknown>>;
};

function titleWords({ title }: Written): string {
  const { en, es } = (title ?? {}) as Record<"en" | "es", unknown>;
  return shortSlugOf(String(en || es || ""));
}

const nothing = () => ({ en: "", es: "" });

export const wordFolders: Readonly<Record<"articles" | "newsletter", WordFolder>> = {
  articles: {
    ...postFiles,
    blank: postFiles.schema,
    page: addresses.blogPost,
    pictures: true,
    name(value) {
      const year = /^\d{4}/.exec(String(value["published"] ?? ""))?.[0] ?? "0000";
      return ["blog", year, titleWords(value)].filter(Boolean).join("-");
    },
    first: (published) => ({
      title: nothing(),
      excerpt: nothing(),
      published,
      draft: false,
      author: { en: "Long Way Home", es: "Long Way Home" },
      category: "hero-school",
      tags: [],
      picture: "",
      languages: ["en", "es"],
    }),
  },
  newsletter: {
    ...issueFiles,
    // The day is part of the folder's name, not a field of the file.
    blank: issueFiles.schema.extend({ issued: day }),
    page: addresses.newsletterIssue,
    pictures: false,
    name: (value) => `${String(value["issued"])}-${titleWords(value) || "issue"}`,
    first: (issued) => ({ title: nothing(), summary: nothing(), issued }),
  },
};

export type WordShelf = keyof typeof wordFolders;
export const wordShelves = Object.keys(wordFolders) as WordShelf[];

export const wordShelfOf = (path: string): WordShelf | undefined =>
  wordShelves.find((shelf) => path.startsWith(wordFolders[shelf].root));

/** `new-articles`, the path of a text that is not saved yet → `articles`. */
export const newShelfOf = (path: string): WordShelf | undefined =>
  wordShelves.find((shelf) => path === `new-${shelf}`);

/** Path of the YAML file of a new text, in a folder that does not exist yet. */
export function newPath(shelf: WordShelf, value: Written, files: ContentFiles): string {
  const { root, file, name } = wordFolders[shelf];
  const pathOf = (folder: string) => `${root}${folder}/${file}`;
  return pathOf(freeName(name(value), (folder) => files[pathOf(folder)] !== undefined));
}

const bodyFile = new RegExp(`/(${languages.join("|")})\\.md$`);

/** The file whose form contains a file: `…/en.md` → `…/post.yaml`, `….jpg` → `….yaml`; others contain themselves. */
export function formPathOf(path: string): string {
  const shelf = wordShelfOf(path);
  return shelf
    ? path.replace(bodyFile, `/${wordFolders[shelf].file}`)
    : path.replace(/^(content\/pictures\/[^/]+)\.[a-z]+$/i, "$1.yaml");
}

/** `…/post.yaml` → `…/en.md` */
export const wordsPath = (form: string, language: string) =>
  form.replace(/[^/]+\.yaml$/, `${language}.md`);

/** `content/pages/about.yaml` → `about`; `content/blog/rain/post.yaml` → `rain`. */
export function nameOf(path: string): string {
  const folder = wordShelfOf(path) && path.split("/").at(-2);
  return folder ?? path.slice(path.lastIndexOf("/") + 1, -".yaml".length);
}
