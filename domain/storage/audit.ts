export type AuditAction =
  | "erased"
  | "expired"
  | "exported"
  | "cleared"
  | "revived"
  | "refunded"
  | "statements"
  | "newsletter"
  | "entered"
  | "withdrawn"
  | "stage"
  | "settled"
  | "email"
  | "name";

/** One line of the audit. Chained: each hash covers the line and the hash before it. */
export type AuditLine = {
  readonly number: number;
  readonly at: Date;
  readonly action: AuditAction;
  /** Never holds personal data: counts, form names, filters. */
  readonly detail: Readonly<Record<string, string | number>>;
  readonly hash: string;
};

/** What staff and the daily job did. */
export type Audit = {
  append(at: Date, action: AuditAction, detail: AuditLine["detail"]): Promise<void>;
  list(limit: number): Promise<readonly AuditLine[]>;
  /** The number of the first line whose hash does not fit, or null when the chain holds. */
  findBreak(): Promise<number | null>;
};
