import { Blog } from "./blog/blog.ts";
import { parsePosts } from "./blog/load-posts.ts";
import { ContentFaults } from "./fault.ts";
import { reader } from "./load.server.ts";
import { blogCategories, type BlogCategory } from "./schema/blog.ts";

const files = import.meta.glob<string>("../../content/blog/*/*.{yaml,md}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const parsed = parsePosts(
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path.replace("../../", ""), text]),
  ),
);
if ("faults" in parsed) throw new ContentFaults(parsed.faults);

/** The articles of content/blog/. */
export const blog = new Blog(parsed.posts, reader);

export { blogCategories };

export function isBlogCategory(value: unknown): value is BlogCategory {
  return blogCategories.includes(value as BlogCategory);
}
