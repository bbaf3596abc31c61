import { createHash } from "node:crypto";

/** Hash under which an idempotency key is stored, because the key may contain everything a visitor wrote. */
export function hashKey(idempotencyKey: string): string {
  return createHash("sha256").update(idempotencyKey).digest("base64url");
}

// A page without script sends no key: equal content within this time counts as a double submission.
const doublePressMs = 10 * 60_000;

export type SubmissionKeys = {
  /** The key to store the submission under. */
  readonly idempotencyKey: string;
  /** The key of the previous time window, and since when a submission stored under it is the same one. */
  readonly earlier: { readonly key: string; readonly since: Date } | null;
};

/**
 * The idempotency keys of one submission.
 * @param content JSON value of what was sent, in a stable order
 * @param sent the key from the page's script; null without script, then time windows of ten minutes stand for it
 */
export function submissionKeys(content: unknown, sent: string | null, now: Date): SubmissionKeys {
  const keyOf = (prefix: string | number) => JSON.stringify([prefix, content]);
  if (sent !== null) return { idempotencyKey: keyOf(sent), earlier: null };
  const window = Math.floor(now.getTime() / doublePressMs);
  const since = new Date(now.getTime() - doublePressMs);
  return { idempotencyKey: keyOf(window), earlier: { key: keyOf(window - 1), since } };
}
