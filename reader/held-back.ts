import type { BlogPost } from "./schema/blog.ts";

type Appearing = Pick<BlogPost, "published" | "written" | "draft">;

/** True when visitors see an article on a day of Guatemala's calendar, `2026-05-18`. */
export function isPublished(
  { published, written = published, draft }: Appearing,
  day: string,
): boolean {
  return !draft && published <= day && written <= day;
}
