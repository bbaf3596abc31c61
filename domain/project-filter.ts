/** Specification 3: categories of green builds, in the order of their filter. */
export const projectCategories = [
  "retaining-walls",
  "stoves",
  "buildings",
  "water-collection",
  "waste-management",
] as const;
export type ProjectCategory = (typeof projectCategories)[number];

/** Specification 3: statuses of green builds, in the order of their filter. */
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

export type ProjectChoice = {
  readonly categories: readonly ProjectCategory[];
  readonly statuses: readonly ProjectStatus[];
  /** Free text; letter case makes no difference. */
  readonly search: string;
};

type Filterable = {
  readonly category: ProjectCategory;
  readonly status: ProjectStatus;
  readonly title: string;
  readonly description: string;
};

/**
 * Specification 5, green builds filter: no category chosen or its category among those chosen, AND no
 * status chosen or its status among those chosen, AND the search empty or contained in title or
 * description.
 */
export function filterProjects<P extends Filterable>(
  projects: readonly P[],
  choice: ProjectChoice,
): P[] {
  const search = choice.search.trim().toLowerCase();
  const categories = new Set<string>(choice.categories);
  const statuses = new Set<string>(choice.statuses);
  return projects.filter(
    ({ category, status, title, description }) =>
      (categories.size === 0 || categories.has(category)) &&
      (statuses.size === 0 || statuses.has(status)) &&
      (search === "" ||
        title.toLowerCase().includes(search) ||
        description.toLowerCase().includes(search)),
  );
}

/** What an address says is chosen: `?category=stoves&category=buildings&status=concepts&q=wall`. */
export function choiceOf(query: URLSearchParams): ProjectChoice {
  return {
    categories: projectCategories.filter((id) => query.getAll("category").includes(id)),
    statuses: projectStatuses.filter((id) => query.getAll("status").includes(id)),
    search: (query.get("q") ?? "").slice(0, 100),
  };
}

/** The query of a choice, in a fixed order, so that one choice has one address. */
export function queryOf({ categories, statuses, search }: ProjectChoice): URLSearchParams {
  return new URLSearchParams([
    ...categories.map((id) => ["category", id]),
    ...statuses.map((id) => ["status", id]),
    ...(search ? [["q", search]] : []),
  ]);
}

/** How many projects each choice would leave if it alone were added to the others' filters. */
export function countChoices(projects: readonly Filterable[], choice: ProjectChoice) {
  const amongStatuses = filterProjects(projects, { ...choice, categories: [] });
  const amongCategories = filterProjects(projects, { ...choice, statuses: [] });
  const tally = <Id extends string>(ids: readonly Id[], of: (id: Id) => number) =>
    Object.fromEntries(ids.map((id) => [id, of(id)])) as Record<Id, number>;
  return {
    categories: tally(
      projectCategories,
      (id) => amongStatuses.filter((p) => p.category === id).length,
    ),
    statuses: tally(projectStatuses, (id) => amongCategories.filter((p) => p.status === id).length),
  };
}
