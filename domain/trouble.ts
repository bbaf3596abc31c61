/** What of the outside world does not work at this moment, as pages tell a visitor. */
export const troubles = ["storage", "payment", "mail", "books"] as const;
export type Trouble = (typeof troubles)[number];
