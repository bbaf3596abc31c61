const pair = (text: string) => ({ en: `${text} (en)`, es: `${text} (es)` });

/** An entry of content/lists/goals.yaml for tests: no goal of the organization's is known. */
export function sampleGoal(id: string, own: object = {}) {
  return {
    id,
    title: pair(`The goal ${id}`),
    why: pair(`Why ${id}`),
    target_cents: 300_000,
    from: "2026-01-01",
    to: null as string | null,
    project: null as string | null,
    picture: "donate-project",
    proof: null as object | null,
    ...own,
  };
}

export const sampleProof = {
  status: "done",
  on: "2026-02-20",
  text: pair("Bought and built"),
  costs: [
    { what: pair("Sheets"), on: "2026-02-10", cents: 210_050 },
    { what: pair("Work"), on: "2026-02-16", cents: 90_000 },
  ],
  pictures: [{ picture: "donate-project", on: "2026-02-18", caption: pair("The roof") }],
};
