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
  | "name"
  | "note"
  | "fee_entered"
  | "fee_withdrawn"
  | "fee_sent"
  | "seen";

/** One line of the audit. Chained: each hash covers the line and the hash before it. */
export type AuditLine = {
  readonly number: number;
  readonly at: Date;
  readonly action: AuditAction;
  /**
   * Nothing of visitors and donors but references: counts, form names, filters. Where it is known who of the
   * staff did it, `by` names them.
   */
  readonly detail: Readonly<Record<string, string | number>>;
  readonly hash: string;
};

/** What staff and the daily job did. */
export type Audit = {
  append(at: Date, action: AuditAction, detail: AuditLine["detail"]): Promise<void>;
  /** The newest first. @param without an action that is left out */
  list(limit: number, without?: AuditAction): Promise<readonly AuditLine[]>;
  /** Lines that name a reference such as `LWH-7K3M-Q7`, oldest first. */
  listAbout(reference: string): Promise<readonly AuditLine[]>;
  /** The number of the first line whose hash does not fit, or null when the chain holds. */
  findBreak(): Promise<number | null>;
};
