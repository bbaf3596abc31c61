/** What an operator watches of all that is kept. */
export type Figures = {
  /** Letters on their way out, and the moment the oldest of them was written. */
  readonly lettersWaiting: number;
  readonly oldestWaiting: Date | null;
  /** Letters that were given up. */
  readonly lettersDead: number;
  /** When the payment provider last told of something. */
  readonly lastWebhook: Date | null;
  /** The last look whether the books balance; null: none yet. */
  readonly booksCheck: { readonly at: Date; readonly isBalanced: boolean } | null;
  /** The hour in which `npm run backup` last wrote a file. */
  readonly lastBackup: Date | null;
};

/** The name of the backup among the jobs whose hour is kept. */
export const backupJob = "backup";
