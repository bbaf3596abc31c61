export const shelves = [
  "figures",
  "pages",
  "lists",
  "articles",
  "newsletter",
  "links",
  "letters",
  "documents",
  "pictures",
  "site",
] as const;
export type Shelf = (typeof shelves)[number];

/** Those on which each text lies in a folder of its own, with the words of each language beside it (word-folders.ts). */
export const wordShelves = ["articles", "newsletter"] as const satisfies readonly Shelf[];
export type WordShelf = (typeof wordShelves)[number];

export const isWordShelf = (shelf: string): shelf is WordShelf =>
  (wordShelves as readonly string[]).includes(shelf);
