import type { Letter } from "#domain/mail/letter.ts";
import type { NewSubmission } from "./records.ts";

/** A message that is on its way in, and what decides whether and how it is kept. */
export type ArrivingMessage = {
  /** One more is counted under each of these, in windows of `windowMs`. */
  readonly countUnder: readonly string[];
  readonly windowMs: number;
  readonly now: Date;
  /**
   * What to keep, by the new counts in the order of `countUnder`; null keeps nothing. Must not
   * change anything itself: it is asked again when the storage has to begin anew.
   */
  judge(
    counts: readonly number[],
  ): { readonly submission: NewSubmission; readonly letters: readonly Letter[] } | null;
};

/** What became of it: `taken` names the reference of the same message, kept before. */
export type Arrival =
  | { readonly as: "kept" | "refused" | "reference_taken" }
  | { readonly as: "taken"; readonly reference: string };

/**
 * Keeps messages durably. A message and its letters are on disk together when the promise
 * resolves, or neither ever is. Messages that come at the same moment reach the disk together;
 * each still fails by itself.
 *
 * Rejects with `StorageUnavailable` when the database is full, busy or out of reach. Letters of a
 * suspected message are held.
 */
export type MessageKeeper = { keepMessage(message: ArrivingMessage): Promise<Arrival> };
