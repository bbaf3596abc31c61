/** Source of the current time; tests replace it. */
export type Clock = { now(): Date };

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
