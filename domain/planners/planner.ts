export type PlannerAnswer = {
  readonly notes: readonly string[];
  readonly bill: readonly {
    readonly name: string;
    /** Explanation of the amount. */
    readonly why: string;
    readonly amount: string;
    readonly isSum?: boolean;
  }[];
  /** Explanation why there is no price, and what to do; null if there is one. */
  readonly outside: string | null;
};
