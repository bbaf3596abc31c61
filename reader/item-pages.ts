import { addresses, type ItemPage } from "#domain/addresses.ts";
import type { Content } from "./load.ts";
import { hasCome } from "./schema/blog.ts";

type Ids = Partial<Record<ItemPage, readonly string[]>>;

const idOf = ({ id }: { readonly id: string }) => id;

/** Ids of public pages with `:id` in their address. */
export function idsOf({ posts, issues, lists }: Content) {
  return {
    greenBuild: lists.projects.map(idOf),
    goal: lists.goals.map(idOf),
    internship: lists.internships.map(idOf),
    blogPost: posts.map(idOf),
    newsletterIssue: issues.filter(hasCome).map(idOf),
    mediaDrawing: lists.drawings.map(idOf),
  } satisfies Ids;
}

export function pathsOf(ids: Ids): string[] {
  return Object.entries(ids).flatMap(([page, list]) =>
    list.map((id) => addresses[page as ItemPage].replace(":id", id)),
  );
}
