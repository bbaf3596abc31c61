import { Blog } from "./articles.ts";
import { reader } from "./content.ts";
import { loadedContent, type LoadedContent } from "./load.ts";
import { blogCategories, type BlogCategory } from "./schema/blog.ts";

const made = new WeakMap<LoadedContent, Blog>();

/** The articles of content/blog/. */
export function blog(): Blog {
  const loaded = loadedContent();
  const known = made.get(loaded) ?? new Blog(loaded.content.posts, reader);
  made.set(loaded, known);
  return known;
}

export { blogCategories };

export function isBlogCategory(value: unknown): value is BlogCategory {
  return blogCategories.includes(value as BlogCategory);
}
