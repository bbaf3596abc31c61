export type BenchTable = {
  readonly title: string;
  readonly note: string;
  readonly rows: readonly Readonly<Record<string, string | number>>[];
};

/** Percentile: `part` is 0 to 1, so 0.99 is p99. */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;

/** The middle value: one slow run in three changes nothing. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
