import type { KeptSubmission, NewSubmission, Picture, SubmissionFilter } from "./records.ts";
import type { ClosingReason, Stage } from "./stages.ts";

/** What visitors sent, as it is kept. */
export type Submissions = {
  add(submission: NewSubmission): Promise<AddedSubmission>;
  find(reference: string): Promise<KeptSubmission | null>;
  /** Newest first. */
  list(filter: SubmissionFilter, limit: number): Promise<readonly KeptSubmission[]>;
  count(filter: SubmissionFilter): Promise<number>;
  /** Oldest first, in steps, so that a long export holds little in memory. */
  each(filter: SubmissionFilter): AsyncIterable<KeptSubmission>;
  pictures(id: number): Promise<readonly Picture[]>;
  /** Keeps one of the pictures that were sent with it; again changes nothing. @param position from 0 on */
  addPicture(id: number, position: number, picture: Picture): Promise<void>;
  /** A member of staff found nothing wrong with a suspected one. */
  clear(id: number): Promise<void>;
  /** Staff say how far they are with one. */
  setStage(id: number, stage: Stage, at: Date, because: ClosingReason | null): Promise<void>;
  /** What staff note beside one, for themselves; empty takes it away. */
  setStaffNote(id: number, note: string): Promise<void>;
  /** Erases one with its pictures and letters. */
  erase(id: number): Promise<void>;
  /** Erases all that are past their time; answers how many by form. */
  eraseExpired(now: Date): Promise<Readonly<Record<string, number>>>;
};

/**
 * The row it was added as; or that the same message was kept before, under its own reference; or that
 * the new reference is somebody else's.
 */
export type AddedSubmission =
  | { readonly id: number }
  | { readonly takenBy: "idempotency_key"; readonly reference: string }
  | { readonly takenBy: "reference" };
