/** The shelves of the editor, in their order. */
export const shelves = [
  "figures",
  "pages",
  "lists",
  "articles",
  "links",
  "letters",
  "documents",
  "pictures",
  "site",
] as const;
export type Shelf = (typeof shelves)[number];
