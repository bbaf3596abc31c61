export const troubles = ["storage", "payment", "mail", "books"] as const;
export type Trouble = (typeof troubles)[number];
