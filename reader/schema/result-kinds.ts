export const resultKinds = ["page", "story", "build", "position", "photo"] as const;
export type ResultKind = (typeof resultKinds)[number];
