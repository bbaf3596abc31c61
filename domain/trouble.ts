/** Parts of the site whose failure raises an alarm (server/alarm.ts). */
export const troubles = ["storage", "payment", "mail", "books", "content"] as const;
export type Trouble = (typeof troubles)[number];
