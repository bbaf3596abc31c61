/** One line of what a planner worked out, ready to be read. */
export type BillLine = {
  readonly name: string;
  /** The rule or the sum behind the amount. */
  readonly why: string;
  readonly amount: string;
  /** What it all comes to. */
  readonly isSum?: boolean;
};

/** What a planner answers, in one language. */
export type PlannerAnswer = {
  /** What has to be known to read the sum. */
  readonly notes: readonly string[];
  readonly bill: readonly BillLine[];
  /** Where no sum can be made: why, and what to do. */
  readonly outside: string | null;
};
