import { slugOf } from "#domain/language/format.ts";
import type { Choices } from "./choices.ts";

/** "Tire walls, at last!" → "tire-walls-at-last". A long one is cut after a word of four letters or more: not "…-at-the". */
export function shortSlugOf(text: string): string {
  const slug = slugOf(text);
  return slug.length > 50 ? slug.slice(0, 51).replace(/(-[a-z]{1,3})*-[^-]*$/, "") : slug;
}

/** The name, or with the first number that makes it unique: `wall-2`. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let next = 2; isTaken(name); next += 1) name = `${wanted}-${next}`;
  return name;
}

/** URL of a file's form. @param field to show open */
export const fileAddress = (path: string, field = ""): string =>
  `/content/file?${new URLSearchParams({ path, ...(field && { field }) }).toString()}`;

/** URL of a picture beside its name. A browser that has shown the drawing asks again for a photograph in its place. */
export const thumbnailAddress = ({ name, version = "" }: Choices["picture"][number]): string =>
  `/api/thumbnail?${new URLSearchParams({ slot: name, version }).toString()}`;

/** Lower case without accents, of unchanged length, so that positions stay valid. */
export const folded = (text: string): string =>
  text.replaceAll(/\P{ASCII}/gu, (letter) => letter.normalize("NFD").charAt(0)).toLowerCase();
