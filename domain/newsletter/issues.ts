/** The name of the letter that carries an issue, in `content/letters/`. */
export const issueLetter = "newsletter-issue";

/** What is known of an issue that was sent: numbers, and nothing of what a reader did with it. */
export type IssueNumbers = {
  readonly id: string;
  readonly begunAt: Date;
  /** Readers whose letter was written. */
  readonly readers: number;
  /** Letters that the mail server has taken. */
  readonly delivered: number;
  /** Readers who left after it and before the next one. */
  readonly left: number;
};

/** Issues of the newsletter on their way to readers. Methods that change something belong in a transaction. */
export type Issues = {
  /** Notes that an issue begins to be sent; answers when it began first. */
  begin(id: string, now: Date): Promise<Date>;
  /** Null: it never began. */
  beginningOf(id: string): Promise<Date | null>;
  /** A reader's copy, by the id of its letter. False: they have one already. */
  addCopy(id: string, email: string, messageId: string): Promise<boolean>;
  /** Readers who have a copy of an issue. */
  readersOf(id: string): Promise<ReadonlySet<string>>;
  /** The issues a reader was written, while that is kept. */
  copiesOf(email: string): Promise<readonly string[]>;
  /** Counts a reader who leaves, at the last issue they were written. */
  countLeft(email: string): Promise<void>;
  /** The last one first. */
  list(): Promise<readonly IssueNumbers[]>;
  /** Forgets who was written to; the numbers stay. Answers how many readers' copies. */
  forgetCopies(begunBefore: Date): Promise<number>;
};
