import type { Language } from "#domain/language/language.ts";
import { day } from "#reader/schema/pair.ts";
import { withTexts, type ContentFiles } from "#reader/content-files.ts";
import type { Author } from "./publication.ts";
import type { Desk } from "./waiting.ts";
import { newFaults, wordsOf, type Saved } from "./save.ts";
import { slugOf } from "./names.ts";
import { newYaml } from "./patch-yaml.ts";
import { writeRemembering } from "./translations.ts";
import type { WordShelf } from "./shelves.ts";
import { wordFolders } from "./word-folders.ts";

type WrittenValue = Record<string, unknown> & { body: Partial<Record<Language, string>> };

function titleWords({ title }: WrittenValue, most: number): string {
  const { en, es } = (title ?? {}) as Record<"en" | "es", unknown>;
  return slugOf(String(en || es || ""))
    .split("-")
    .slice(0, most)
    .join("-");
}

/** What a folder is named after: the address never changes afterwards. */
const wantedName: Readonly<Record<WordShelf, (value: WrittenValue) => string>> = {
  articles(value) {
    const year = /^\d{4}/.exec(String(value["published"] ?? ""))?.[0] ?? "0000";
    return ["blog", year, titleWords(value, 7)].filter(Boolean).join("-");
  },
  newsletter: (value) => `${String(value["published"])}-${titleWords(value, 4) || "issue"}`,
};

function folderOf(shelf: WordShelf, value: WrittenValue, files: ContentFiles): string {
  const { under, own } = wordFolders[shelf];
  const wanted = `${under}${wantedName[shelf](value)}`;
  let folder = wanted;
  for (let next = 2; files[`${folder}/${own}`] !== undefined; next += 1)
    folder = `${wanted}-${next}`;
  return folder;
}

const nothing = () => ({ en: "", es: "" });

/** What something new begins with: everything that somebody must know is blank. */
export const blankOf: Readonly<Record<WordShelf, (today: string) => WrittenValue>> = {
  articles: (today) => ({
    title: nothing(),
    excerpt: nothing(),
    body: nothing(),
    published: today,
    draft: false,
    author: { en: "Long Way Home", es: "Long Way Home" },
    category: "hero-school",
    tags: [],
    picture: "",
    languages: ["en", "es"],
  }),
  newsletter: (today) => ({
    title: nothing(),
    summary: nothing(),
    body: nothing(),
    published: today,
  }),
};

/** Its file of fields: the words lie beside, and the day of an issue is a part of the folder's name alone. */
function fieldsOf(shelf: WordShelf, value: WrittenValue): Record<string, unknown> {
  const elsewhere = shelf === "newsletter" ? ["body", "published"] : ["body"];
  return Object.fromEntries(Object.entries(value).filter(([name]) => !elsewhere.includes(name)));
}

export async function createWritten(
  desk: Desk,
  shelf: WordShelf,
  value: WrittenValue,
  author: Author,
): Promise<Saved & { readonly path?: string }> {
  const files = desk.waiting.files();
  const { under, own } = wordFolders[shelf];
  if (shelf === "newsletter" && !day.safeParse(value["published"]).success) {
    const expected = "a day of the calendar, such as 2026-05-18";
    const fault = { file: under, field: "published", expected, found: "nothing" };
    return { saved: false, why: "faults", faults: [fault] };
  }
  const path = `${folderOf(shelf, value, files)}/${own}`;
  const fields = fieldsOf(shelf, value);
  const texts = {
    [path]: newYaml(fields),
    ...wordsOf(path, value.body),
  };
  const faults = newFaults(desk, files, withTexts(files, texts));
  if (faults.length > 0) return { saved: false, why: "faults", faults };
  return { saved: true, forms: await writeRemembering(desk, files, texts, author), path };
}
