import { z } from "zod";
import { addresses, isPlainPage, moduleName, pages, type Page } from "#domain/addresses.ts";
import { inEachLanguage } from "#domain/language/language.ts";
import { type ContentFiles, readYaml } from "#reader/content-files.ts";
import { schemasFor } from "#reader/parse.ts";
import { isPair } from "#reader/resolve.ts";
import { factsFile, writtenFact } from "#reader/schema/facts.ts";
import { linksFile, link } from "#reader/schema/links.ts";
import type { Pair } from "#reader/schema/pair.ts";
import { formFromSchema, type FormNode } from "./form-schema.ts";
import { nameOf, wordFolders, wordShelfOf, type WordShelf } from "./word-folders.ts";
import { editorWords } from "./words.ts";

export const shelves = [
  "figures",
  "pages",
  "lists",
  "articles",
  "newsletter",
  "links",
  "emails",
  "documents",
  "pictures",
  "site",
] as const;
export type Shelf = (typeof shelves)[number];

/** More precise schemas for the forms of files whose own schema leaves the shape of entries open. */
const formSchemas: Readonly<Record<string, z.ZodType>> = {
  "content/facts.yaml": factsFile.extend({ facts: z.record(z.string(), writtenFact) }),
  "content/links.yaml": linksFile.extend({ links: z.record(z.string(), link) }),
};

const filesOfShelves: readonly (readonly [file: RegExp, shelf: Shelf])[] = [
  [/^content\/facts/, "figures"],
  [/^content\/pages\//, "pages"],
  [/^content\/(links|lists\/redirects)/, "links"],
  [/^content\/lists\//, "lists"],
  [/^content\/blog\//, "articles"],
  [/^content\/newsletter\//, "newsletter"],
  [/^content\/(emails\/|giving)/, "emails"],
  [/^content\/documents\//, "documents"],
  [/^content\/(scenes|pictures)\/|^content\/press-kit/, "pictures"],
];

export const shelfOf = (path: string): Shelf =>
  filesOfShelves.find(([files]) => files.test(path))?.[1] ?? "site";

/** The page that shows a list; lists that are missing here are on the home page. */
const pageOfList: Readonly<Record<string, Page>> = {
  awards: "recognition",
  "figure-changes": "impactFigures",
  accomplishments: "transparencyTrust",
  partners: "transparencyTrust",
  reports: "transparencyTrust",
  press: "media",
  "featured-videos": "media",
  highlights: "media",
  drawings: "media",
  goods: "donateGoods",
  projects: "greenBuilds",
  internships: "volunteer",
  programs: "volunteer",
  "gift-news": "impact",
};

/** English path of the page that shows a file; null when no page does. */
function previewOf(path: string, name: string): string | null {
  if (path === "content/facts.yaml") return addresses.impactFigures;
  const shelf = wordShelfOf(path);
  if (shelf) return wordFolders[shelf].page.replace(":id", name);
  if (name === "redirects") return null;
  if (path.startsWith("content/lists/")) return addresses[pageOfList[name] ?? "home"];
  if (!path.startsWith("content/pages/")) return path === "content/ui.yaml" ? "/" : null;
  const page = pages.find((key) => moduleName(key) === name);
  return page && isPlainPage(page) ? addresses[page] : null;
}

/** All files that the editor opens; articles and issues of the newsletter by their post.yaml and issue.yaml. */
export function catalogueOf(files: ContentFiles) {
  const written = Object.keys(files).flatMap((path) => {
    const shelf = path.endsWith(".yaml") ? wordShelfOf(path) : null;
    return shelf ? [[path, wordFolders[shelf].schema] as const] : [];
  });
  const schemas = { ...schemasFor(files), ...formSchemas };
  const found = [...Object.entries(schemas), ...written];
  return found
    .filter(([path]) => files[path] !== undefined)
    .map(([path, schema]) => {
      return { path, shelf: shelfOf(path), schema, preview: previewOf(path, nameOf(path)) };
    });
}

/** The form of a file; articles and issues also have the field `body`, from their Markdown files. */
export function formOfEntry({ path, schema }: { path: string; schema: z.ZodType }): FormNode {
  const form = formFromSchema(schema, path);
  const shelf = wordShelfOf(path);
  if (!shelf || form.kind !== "group") return form;
  const { pictures } = wordFolders[shelf];
  const words = { name: "body", node: { kind: "article", pictures }, required: true } as const;
  const [title, excerpt, ...rest] = form.fields;
  return { kind: "group", fields: [title!, excerpt!, words, ...rest] };
}

export function formOfNew(shelf: WordShelf): FormNode {
  const { root, blank } = wordFolders[shelf];
  return formOfEntry({ path: root, schema: blank });
}

const titled = /^content\/(?:pages|blog|newsletter|pictures)\//;

/** The name of a file for staff: the title in the file or of its page, else its name in editor/words/words.yaml. */
export function titleOf(files: ContentFiles, path: string): Pair {
  const page = path.replace("/scenes/", "/pages/");
  if (page !== path && files[page]) return titleOf(files, page);
  const name = nameOf(path);
  const yaml = titled.test(path) && name !== "home" && readYaml(path, files[path] ?? "");
  const value = yaml && "value" in yaml ? yaml.value : null;
  const { head, title, alt } = (value ?? {}) as Record<string, { title?: unknown }>;
  for (const found of [head?.title, title, alt]) {
    if (!found || typeof found !== "object" || !isPair(found)) continue;
    // Page titles continue after a colon, for search engines.
    const isPage = path.startsWith("content/pages/");
    return isPage ? inEachLanguage((language) => found[language].split(":")[0]!) : found;
  }
  return inEachLanguage((language) => editorWords[language].files[name] ?? name);
}
