/** Counts how often something happened lately; who judges the counts sets the limits. */
export type RateLimits = {
  /**
   * Counts one more under each key, in the window that `now` falls into; answers the new counts in
   * the same order; a key given twice counts twice. The keys are kept as keyed hashes: the table
   * names nobody.
   */
  count(keys: readonly string[], windowMs: number, now: Date): Promise<readonly number[]>;
  erasePast(now: Date): Promise<void>;
};
