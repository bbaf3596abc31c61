/** Parts of the site whose failure raises an alarm (server/alarm.ts). */
export const troubles = ["storage", "payment", "mail", "books", "content"] as const;
export type Trouble = (typeof troubles)[number];

/** Books and content concern staff only: pages do not change with them. */
export const isForVisitors = (one: Trouble) => one !== "books" && one !== "content";
