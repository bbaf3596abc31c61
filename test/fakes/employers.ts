/** Entries of content/lists/employers.yaml for tests: no company that matches gifts is known to us. */
export const sampleEmployers = [
  { id: "example-foods", name: "Example Foods, Inc." },
  { id: "masonry-works", name: "The Masonry Works" },
];
