/** Entries of content/lists/employers.yaml for tests: no company that matches gifts is known to us. */
const unknown = { other_names: [], form: null, asks: [], ratio: null, minimum_cents: null };
const read = { checked_on: "2026-01-15", source: "https://example.com/giving" };

export const sampleEmployers = [
  {
    ...unknown,
    ...read,
    id: "example-foods",
    name: "Example Foods, Inc.",
    other_names: ["EXFO", "Panadería Ejemplo"],
    form: "https://example.com/matching",
    asks: ["tax_id", "letter"],
    ratio: 0.5,
    minimum_cents: 2500,
  },
  { ...unknown, ...read, id: "example-foods-north", name: "Example Foods North" },
  { ...unknown, ...read, id: "masonry-works", name: "The Masonry Works" },
];
