import type { BlogPost } from "./schema/blog.ts";

type Appearing = Pick<BlogPost, "published" | "written" | "draft">;

/** The first day on which visitors see an article, `2026-05-18`; null while it is a draft. */
function appearsOn({ published, written, draft }: Appearing): string | null {
  if (draft) return null;
  return written !== undefined && written > published ? written : published;
}

/** True when visitors see an article on a day of Guatemala's calendar, `2026-05-18`. */
export function isPublished(post: Appearing, day: string): boolean {
  const first = appearsOn(post);
  return first !== null && first <= day;
}
