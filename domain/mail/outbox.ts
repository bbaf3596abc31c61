import type { ClaimedLetter, Letter, LetterState, QueuedLetter } from "./letter.ts";

/** Letters on their way out. */
export type Outbox = {
  add(letters: readonly Letter[], how: AddLetters): Promise<void>;
  /**
   * Takes due letters for one sender. Nobody else gets them until the lease ends, so that a
   * sender that died in the middle delays a letter but never loses it.
   */
  claim(how: ClaimLetters): Promise<readonly ClaimedLetter[]>;
  /** Each of these does nothing when the lease was lost to another sender meanwhile. */
  markSent(letter: ClaimedLetter, now: Date): Promise<void>;
  markFailed(letter: ClaimedLetter, error: string, next: Date | "dead"): Promise<void>;
  /** Gives a letter back untried. */
  release(letter: ClaimedLetter, dueAt: Date): Promise<void>;
  /** Dead letters, or one of them, wait again; the three days start anew. Answers how many. */
  revive(now: Date, submissionId: number | null): Promise<number>;
  /** Letters held back for one submission, or for one address, may go. Answers how many. */
  unhold(now: Date, of: { submissionId: number } | { email: string }): Promise<number>;
  /** Letters held back for one submission are not sent any more. */
  dropHeld(submissionId: number): Promise<void>;
  /** Letters of a name to an address that have not left, given up or not, are not sent any more. */
  takeBack(name: string, email: string): Promise<void>;
  listOf(submissionId: number): Promise<readonly QueuedLetter[]>;
  listOfGift(giftRow: number): Promise<readonly QueuedLetter[]>;
  listOfFee(feeRow: number): Promise<readonly QueuedLetter[]>;
  /** Every letter to or about a person, by their address in lower case. */
  listOfPerson(email: string): Promise<readonly QueuedLetter[]>;
  /** Letters that were given up, the last ones first. */
  listDead(limit: number): Promise<readonly QueuedLetter[]>;
  countByState(): Promise<Readonly<Record<LetterState, number>>>;
  /** Takes back what of a gift has not left for an address that is not its donor's. */
  dropUnsent(of: { readonly giftRow: number; readonly email: string }): Promise<void>;
  /**
   * Erases letters sent before the moment, and those that nobody let go or revived and that hang on
   * no submission. Answers how many.
   */
  eraseOld(moment: Date): Promise<number>;
};

/** How letters enter the outbox. */
export type AddLetters = {
  readonly now: Date;
  readonly state: "waiting" | "held";
  readonly submissionId: number | null;
  /** The gift it belongs to, by its row. */
  readonly giftRow?: number;
  /** The program fee it confirms, by its row. */
  readonly feeRow?: number;
};

/** Which letters a sender takes, and for how long. */
export type ClaimLetters = {
  readonly now: Date;
  readonly leaseMs: number;
  readonly limit: number;
  /** False while no address of the staff is set: their letters wait for it. */
  readonly withStaff: boolean;
  /** False while the newsletter has used up its pace (server/mail/newsletter-pace.ts); default: true. */
  readonly withIssues?: boolean;
  /** Counted from a letter's first try. */
  readonly giveUpAfterMs: number;
};
