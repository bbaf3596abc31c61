import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { Blog } from "./articles.ts";
import { isPublished } from "./schema/blog.ts";
import { loadedContent, type LoadedContent } from "./load.ts";

const cache = new WeakMap<LoadedContent, { readonly day: string; readonly blog: Blog }>();

/** The editor's preview and `npm run dev` show drafts and future articles. */
const showsAll = () => Boolean(process.env["HELD_BACK"]);

/** Articles that visitors see today in Guatemala. Returns the same object until the content or the day changes. */
export function blog(): Blog {
  const loaded = loadedContent();
  const day = guatemalaDay(new Date());
  const known = cache.get(loaded);
  if (known?.day === day) return known.blog;
  const posts = loaded.content.posts.filter((post) => showsAll() || isPublished(post, day));
  const today = new Blog(posts);
  cache.set(loaded, { day, blog: today });
  return today;
}
