/** One line of what a planner worked out, ready to be read. */
export type BillLine = {
  readonly name: string;
  /** The rule or the sum behind the amount. */
  readonly why: string;
  readonly amount: string;
  readonly isSum?: boolean;
};

export type PlannerAnswer = {
  readonly notes: readonly string[];
  readonly bill: readonly BillLine[];
  /** The reason why no sum can be made, and what to do; null where there is one. */
  readonly outside: string | null;
};
