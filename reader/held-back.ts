import type { BlogPost } from "./schema/blog.ts";

type Appearing = Pick<BlogPost, "published" | "retold" | "draft">;

/** The first day on which visitors see an article, `2026-05-18`; null while it is a draft. */
function appearsOn({ published, retold, draft }: Appearing): string | null {
  if (draft) return null;
  return retold !== undefined && retold > published ? retold : published;
}

/** Whether visitors see an article on a day of Guatemala's calendar, `2026-05-18`. */
export function isPublished(post: Appearing, day: string): boolean {
  const first = appearsOn(post);
  return first !== null && first <= day;
}
