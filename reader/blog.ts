import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { Blog } from "./articles.ts";
import { reader } from "./content.ts";
import { isPublished } from "./held-back.ts";
import { loadedContent, type LoadedContent } from "./load.ts";

const made = new WeakMap<LoadedContent, { readonly day: string; readonly blog: Blog }>();

/** Beside the editor everything is seen (bin/dev.ts). */
const showsAll = () => process.env["HELD_BACK"] === "shown";

/**
 * The articles of content/blog/ that visitors see today, by the calendar of Guatemala. Through one day it is
 * the same object.
 */
export function blog(): Blog {
  const loaded = loadedContent();
  const day = guatemalaDay(new Date());
  const known = made.get(loaded);
  if (known?.day === day) return known.blog;
  const posts = loaded.content.posts.filter((post) => showsAll() || isPublished(post, day));
  const today = new Blog(posts, reader, loaded.content.lists.blogCategories);
  made.set(loaded, { day, blog: today });
  return today;
}
