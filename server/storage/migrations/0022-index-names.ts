const indexes = [
  ["letter", "email", "waiting on email (due_at) where state = 'waiting'"],
  ["letter", "email", "submission on email (submission_id)"],
  ["letter", "email", "to_email on email (to_email)"],
  ["letter", "email", "gift on email (gift_row)"],
  ["letter", "email", "fee on email (fee_row) where fee_row is not null"],
  ["tally", "rate_limit", "ends_at on rate_limit (ends_at)"],
] as const;

/** SQLite cannot rename an index. */
const rename = (from: 0 | 1, to: 0 | 1) =>
  indexes.flatMap((index) => [
    `drop index ${index[from]}_${index[2].split(" ", 1)[0]}`,
    `create index ${index[to]}_${index[2]}`,
  ]);

export const statements = rename(0, 1);
export const back = rename(1, 0);
