import { moduleName, type Page } from "#domain/addresses.ts";
import { fillTemplate, type Language } from "#domain/language/language.ts";
import { valuesIn } from "./leaves.ts";
import { loadedContent, type Content } from "./load.ts";
import { shareHeight, shareWidth } from "./picture-manifest.ts";
import type { Picture } from "./resolve.ts";

/** Preview image of a shared link (Open Graph). */
export type ShareImage = { path: string; width: number; height: number; alt: string };

/** The picture of a page's opening, wherever its file has it; else the first one in the file. */
function firstPicture(page: unknown): string | undefined {
  const found = valuesIn(page).filter(({ field }) => /(^|\.)picture(\.\d+)*$/.test(field));
  const first = found.find(({ field }) => field === "opening.picture") ?? found[0];
  return typeof first?.value === "string" ? first.value : undefined;
}

type WithPages = Pick<Content, "pages" | "posts" | "lists">;

/** The first picture of each page: module name of the page, `blog/<id>` or `green-builds/<id>` → slot. */
export function openingPictures({ pages, posts, lists }: WithPages): Record<string, string> {
  const ofPages = Object.entries(pages).flatMap(([page, words]) => {
    const own = "head" in words ? words.head.share : undefined;
    const picture = own ?? firstPicture(words);
    return picture ? [[moduleName(page as Page), picture]] : [];
  });
  const ofPosts = posts.map(({ id, picture }) => [`blog/${id}`, picture]);
  const ofBuilds = lists.projects.map(({ id, picture }) => [`green-builds/${id}`, picture]);
  return Object.fromEntries([...ofPages, ...ofPosts, ...ofBuilds]);
}

/** Finding them takes a millisecond, and every page needs one. */
const known = new WeakMap<Content, Record<string, string>>();

/** Alternative text; outside of a page it says that a drawing is one. */
function altOf({ alt, illustration }: Picture, language: Language): string {
  const label = loadedContent().readers[language].label("shell.illustration");
  return illustration && label ? fillTemplate(label, { text: alt }) : alt;
}

/**
 * The preview image of a page; that of the home page when it has none.
 * @param name as in `openingPictures`
 */
export function shareImageOf(name: string, language: Language): ShareImage | undefined {
  const { content, readers, shares } = loadedContent();
  const openings = known.get(content) ?? openingPictures(content);
  known.set(content, openings);
  const slot = [openings[name], openings["home"]].find((one) => one && shares[one]);
  if (!slot) return undefined;
  const alt = altOf(readers[language].picture(slot), language);
  const path = `/pictures/share/${shares[slot]}`;
  return { path, width: shareWidth, height: shareHeight, alt };
}

/** The unchanged picture, for a page of one drawing. */
export function shareImageAsIs(picture: Picture, path: string, language: Language): ShareImage {
  const width = picture.fallbackWidth;
  const height = Math.round((width * picture.height) / picture.width);
  return { path, width, height, alt: altOf(picture, language) };
}
