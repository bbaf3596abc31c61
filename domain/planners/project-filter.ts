/** Categories of green builds, in display order (specification 3). */
export const projectCategories = [
  "retaining-walls",
  "stoves",
  "buildings",
  "water-collection",
  "waste-management",
] as const;
export type ProjectCategory = (typeof projectCategories)[number];

/** Statuses of green builds, in display order (specification 3). */
export const projectStatuses = [
  "experiments",
  "in-progress",
  "student-led",
  "concepts",
  "hero-school-campus",
  "friends-of-hero-school",
  "off-campus",
] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

type Filterable = {
  readonly category: ProjectCategory;
  readonly status: ProjectStatus;
  readonly title: string;
  readonly description: string;
};

/**
 * Filters projects (specification 5): in the chosen categories (or none chosen), AND in the chosen statuses (or none
 * chosen), AND with the trimmed search text in title or description. The counts say how many projects each category and
 * status would show.
 */
export function chooseProjects<P extends Filterable>(
  projects: readonly P[],
  choice: ProjectChoice,
) {
  const search = choice.search.trim().toLowerCase();
  const chosenCategories = new Set<string>(choice.categories);
  const chosenStatuses = new Set<string>(choice.statuses);
  const shown: P[] = [];
  const categories = zeroes(projectCategories);
  const statuses = zeroes(projectStatuses);
  for (const project of projects) {
    const { category, status, title, description } = project;
    const byCategory = chosenCategories.size === 0 || chosenCategories.has(category);
    const byStatus = chosenStatuses.size === 0 || chosenStatuses.has(status);
    if (!byCategory && !byStatus) continue;
    const byWords =
      search === "" ||
      title.toLowerCase().includes(search) ||
      description.toLowerCase().includes(search);
    if (!byWords) continue;
    if (byStatus) categories[category] += 1;
    if (byCategory) statuses[status] += 1;
    if (byCategory && byStatus) shown.push(project);
  }
  return { shown, counts: { categories, statuses } };
}

function zeroes<Id extends string>(ids: readonly Id[]): Record<Id, number> {
  return Object.fromEntries(ids.map((id) => [id, 0])) as Record<Id, number>;
}

/** Reads a choice from a query: `?category=stoves&category=buildings&status=concepts&q=wall`. */
export function choiceOf(query: URLSearchParams) {
  return {
    categories: projectCategories.filter((id) => query.getAll("category").includes(id)),
    statuses: projectStatuses.filter((id) => query.getAll("status").includes(id)),
    /** Case-insensitive. */
    search: (query.get("q") ?? "").slice(0, 100),
  };
}

type ProjectChoice = ReturnType<typeof choiceOf>;

/** The query of a choice, in a fixed order, so that equal choices have equal URLs. */
export function queryOf({ categories, statuses, search }: ProjectChoice): URLSearchParams {
  return new URLSearchParams([
    ...categories.map((id) => ["category", id]),
    ...statuses.map((id) => ["status", id]),
    ...(search ? [["q", search]] : []),
  ]);
}
