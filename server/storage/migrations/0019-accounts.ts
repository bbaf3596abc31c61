/** The tables of 2026-11-26 are the oldest that are supported. */
export const statements: readonly string[] = [];
