const pair = (text: string) => ({ en: `${text} (en)`, es: `${text} (es)` });

/** An entry of content/lists/goals.yaml for tests: no goal of the organization's is known. */
export function sampleGoal(id: string, own: object = {}) {
  return {
    id,
    title: pair(`The goal ${id}`),
    why: pair(`Why ${id}`),
    target_usd: 3000,
    starts_on: "2026-01-01",
    ends_on: null as string | null,
    project: null as string | null,
    picture: "donate-project",
    ...own,
  };
}
