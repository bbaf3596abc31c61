/** What a result of the search can be, in the order of its filter. */
export const resultKinds = ["page", "story", "build", "position", "photo"] as const;
/** What a result is, told beside it. */
export type ResultKind = (typeof resultKinds)[number];
