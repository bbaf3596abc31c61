/** Tells the time; tests set it. */
export type Clock = { now(): Date };

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
