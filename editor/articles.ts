import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";
import type { Desk } from "./desk.ts";
import { givingWay } from "./featured.ts";
import { slugOf } from "./slug.ts";
import { newYaml } from "./patch-yaml.ts";
import { newFaults, type Saved } from "./save.ts";
import { writeRemembering } from "./translations.ts";
import { withTexts } from "./with-texts.ts";

/** An article as its form gives it. */
type ArticleValue = Record<string, unknown> & { body: Record<"en" | "es", string> };

/** The address of a new article, from its day and title; never that of another one. */
function addressOf(value: ArticleValue, files: ContentFiles): string {
  const { published, title } = value as { published?: unknown; title?: Record<string, unknown> };
  const year = /^\d{4}/.exec(String(published ?? ""))?.[0] ?? "0000";
  const words = slugOf(String(title?.["en"] || title?.["es"] || ""))
    .split("-")
    .slice(0, 7);
  const wanted = ["blog", year, ...words].filter(Boolean).join("-");
  const isTaken = (id: string) => files[`content/blog/${id}/post.yaml`] !== undefined;
  let id = wanted;
  for (let next = 2; isTaken(id); next += 1) id = `${wanted}-${next}`;
  return id;
}

/** What a new article begins with: everything that somebody must know is blank. */
export function blankArticle(today: string): ArticleValue {
  const nothing = () => ({ en: "", es: "" });
  return {
    title: nothing(),
    excerpt: nothing(),
    body: { en: "", es: "" },
    published: today,
    draft: false,
    author: { en: "Long Way Home", es: "Long Way Home" },
    category: "hero-school",
    tags: [],
    picture: "",
    languages: ["en", "es"],
    sample: false,
  };
}

/**
 * Writes a new article in a folder of its own, when nothing is wrong with it.
 * @returns as a save, with the path of its post.yaml
 */
export async function createArticle(
  desk: Desk,
  value: ArticleValue,
): Promise<Exclude<Saved, { saved: true }> | { saved: true; path: string }> {
  const files = readContentFiles(desk.root);
  const folder = `content/blog/${addressOf(value, files)}`;
  const { body, ...post } = value;
  const path = `${folder}/post.yaml`;
  const texts = { ...givingWay(files, path, post), [path]: newYaml(post) };
  for (const language of ["en", "es"] as const) {
    const typed = body[language].replaceAll("\r\n", "\n").trimEnd();
    if (typed !== "") texts[`${folder}/${language}.md`] = `${typed}\n`;
  }
  const faults = newFaults(desk, files, withTexts(files, texts));
  if (faults.length > 0) return { saved: false, why: "faults", faults };
  await writeRemembering(desk, files, texts);
  return { saved: true, path };
}
