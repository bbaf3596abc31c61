import type { AuditAction, AuditLine } from "../records.ts";

/** What staff and the daily job did. */
export type Audit = {
  append(at: Date, action: AuditAction, detail: AuditLine["detail"]): Promise<void>;
  list(limit: number): Promise<readonly AuditLine[]>;
  /** The number of the first line whose hash does not fit, or null when the chain holds. */
  findBreak(): Promise<number | null>;
};
