import type { Picture } from "#reader/resolve.ts";
import type { ProjectCategory, ProjectStatus } from "#domain/planners/project-filter.ts";

/** A green build in one language. */
export type Project = {
  id: string;
  title: string;
  category: ProjectCategory;
  status: ProjectStatus;
  year?: string | undefined;
  description: string;
  materials?: string[] | undefined;
  impact?: string | undefined;
  picture: Picture;
  source: { title: string; url: string | null };
};

/** What the page calls kinds, states and the parts of a build. */
export type ProjectWords = {
  categories: Record<ProjectCategory, string>;
  statuses: Record<ProjectStatus, string>;
  detail: Record<"materials" | "impact" | "year" | "source" | "open" | "back", string>;
};
